import { exampleTabs } from '@site/src/content/examples/files';

/** The element of the parts. */
export const bodyOf = (frame: HTMLElement): HTMLElement => frame.children[1] as HTMLElement;

export const chooseTab = (frame: HTMLElement, tab: string | undefined): void =>
  frame.querySelector<HTMLInputElement>(`[type="radio"][value="${tab}"]`)?.click();

/** Opens a tab, and scrolls to the head of the frame if it is above the window. The button that was pressed stays. */
export function openTab(frame: HTMLElement, tab: string): void {
  const { offsetHeight, style } = bodyOf(frame);
  chooseTab(frame, tab);
  style.setProperty('--ace-height', `${offsetHeight}px`);
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
    style.flexBasis = `${bodyOf(frame).offsetHeight}px`;
    style.removeProperty('--ace-closed');
  }
  style.removeProperty('--ace-height');
  for (const part of frame.querySelectorAll<HTMLElement>('[data-tab]'))
    part.hidden = part.dataset.tab === open ? false : 'until-found';
}
