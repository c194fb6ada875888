/** The element of the parts. */
export const bodyOf = (frame: HTMLElement): HTMLElement => frame.children[1] as HTMLElement;

export const chooseTab = (frame: HTMLElement, tab: string | undefined): void =>
  frame.querySelector<HTMLInputElement>(`[type="radio"][value="${tab}"]`)?.click();

/** Opens a tab, and scrolls to the head of the frame if it is above the window. The button that was pressed stays. */
export function openTab(frame: HTMLElement, tab: string): void {
  const body = bodyOf(frame);
  const { offsetHeight } = body;
  chooseTab(frame, tab);
  body.style.setProperty('--ace-height', `${offsetHeight}px`);
  frame.firstElementChild?.scrollIntoView({ block: 'nearest' });
}

/** The tab that is open, from 1. */
export const openTabOf = (frame: HTMLElement): string | undefined =>
  frame.querySelector<HTMLInputElement>('[type="radio"]:checked')?.value;

/** Lets the browser find what is in closed tabs; React would render `hidden=""`. */
export function hideClosed(frame: HTMLElement): void {
  bodyOf(frame).style.removeProperty('--ace-height');
  const open = openTabOf(frame);
  for (const part of frame.querySelectorAll<HTMLElement>('[data-tab]')) {
    if (part.dataset.tab === open) part.removeAttribute('hidden');
    else part.setAttribute('hidden', 'until-found');
  }
}
