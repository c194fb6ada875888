import { exampleTabs } from '@site/src/content/examples/files';

/** The element of the parts. */
export const bodyOf = (frame: HTMLElement): HTMLElement => frame.children[1] as HTMLElement;

export const chooseTab = (frame: HTMLElement, tab: string | undefined): void =>
  frame.querySelector<HTMLInputElement>(`[type="radio"][value="${tab}"]`)?.click();

/** Changes what a frame shows, which does not make it smaller; beside the text, it stays as high as it is. */
export function keepHeight(frame: HTMLElement, change: () => void): void {
  const { height: before } = frame.getBoundingClientRect();
  change();
  const body = bodyOf(frame);
  const grown = frame.getBoundingClientRect().height - before;
  const height = body.getBoundingClientRect().height - grown;
  body.style.setProperty('--ace-height', `${height}px`);
}

/** Opens a tab, and scrolls to the head of the frame if it is above the window. The button that was pressed stays. */
export function openTab(frame: HTMLElement, tab: string): void {
  keepHeight(frame, () => chooseTab(frame, tab));
  frame.firstElementChild?.scrollIntoView({ block: 'nearest' });
}

/** The tab that is open, from 1. */
export const openTabOf = (frame: HTMLElement): string | undefined =>
  frame.querySelector<HTMLInputElement>('[type="radio"]:checked')?.value;

/** Lets the browser find what is in closed tabs; React would render `hidden=""`. */
export function hideClosed(frame: HTMLElement): void {
  const { style } = bodyOf(frame);
  const open = openTabOf(frame);
  // Beside the text, the foot stays where it is with the flow, which is not hidden yet.
  if (open !== exampleTabs.flow) {
    style.setProperty('--ace-closed', 'block');
    style.setProperty('--ace-flow', `${bodyOf(frame).offsetHeight}px`);
    style.removeProperty('--ace-closed');
  }
  style.removeProperty('--ace-height');
  for (const part of frame.querySelectorAll<HTMLElement>('[data-tab]'))
    part.hidden = part.dataset.tab === open ? false : 'until-found';
}

const flowsOf = (frame: HTMLElement) => frame.querySelectorAll<HTMLElement>('[data-tab="1"] > pre');

/**
 * Reports the number of lines of a flow while it is longer than the frame beside the text, else 0.
 * @returns a function that ends that
 */
export function watchFlow(frame: HTMLElement, onChange: (lines: number) => void): () => void {
  const body = bodyOf(frame);
  const flows = [...flowsOf(frame)];
  const count = flows.flatMap(({ textContent }) => textContent.trimEnd().split('\n')).length;
  const parts = [body, ...flows.map(({ parentElement }) => parentElement ?? body)];
  const observer = new ResizeObserver(() => {
    // In another tab, and while it is edited, each part of it has no height.
    const isShown = parts.every(({ clientHeight }) => clientHeight > 0);
    onChange(isShown && body.scrollHeight > body.clientHeight ? count : 0);
  });
  for (const part of parts) observer.observe(part);
  return () => observer.disconnect();
}

/** Puts the focus on the flow, which lets it scroll, and shows the lines that follow, or else the first ones. */
export function enterFlow(frame: HTMLElement): void {
  const body = bodyOf(frame);
  flowsOf(frame)[0]?.focus({ preventScroll: true });
  body.scrollTo(0, body.scrollTop > 0 ? 0 : body.clientHeight / 2);
}
