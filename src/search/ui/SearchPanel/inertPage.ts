/** Number of elements whose styles the browser computes again in one frame, because they become inert. */
const BATCH = 80;

type Part = {
  element: HTMLElement;
  /** Number of elements whose styles change. */
  size: number;
};

/**
 * Splits an element into parts of at most `BATCH` elements, where its structure permits, without its open layer. A split
 * element follows its parts, for its own focus, texts and pictures: their styles don't change again then.
 */
function partsOf(element: Element): Part[] {
  if (element.matches(':popover-open')) return [];
  const hasLayer = element.querySelector(':popover-open') !== null;
  const all = element.getElementsByTagName('*').length;
  const isSplit = hasLayer || all >= BATCH;
  const parts = isSplit ? [...element.children].flatMap(partsOf) : [];
  if (!hasLayer && element instanceof HTMLElement && !element.inert) {
    parts.push({ element, size: 1 + (isSplit ? element.childElementCount : all) });
  }
  return parts;
}

/**
 * Returns the focus to the open layer when it goes to the page, which can occur until all of the page is inert: Docusaurus
 * moves it there when a page opens whose link was followed before the layer opened.
 * @returns a function that ends this
 */
function keepFocus(): () => void {
  const layer = document.querySelector(':popover-open');
  const restore = () => {
    if (!layer?.isConnected || layer.contains(document.activeElement)) return;
    layer.querySelector<HTMLElement>('[type="search"]')?.focus();
  };
  // After the task that moves the focus, which may also close the layer.
  const onFocus = () => queueMicrotask(restore);
  document.addEventListener('focusin', onFocus);
  restore();
  return () => document.removeEventListener('focusin', onFocus);
}

/**
 * Makes the page inert, frame by frame, except for the layer that is open. `showModal` does this at once, which is a task
 * of 80 ms for a page of 1,300 elements on a slow phone, just when the reader starts to type.
 * @returns a function that reverts this
 */
export function makePageInert(): () => void {
  const parts = [...document.body.children].flatMap(partsOf);
  const releaseFocus = keepFocus();
  let done = 0;
  let frame = 0;
  const next = () => {
    let changed = 0;
    do {
      const part = parts[done];
      if (!part) return;
      part.element.inert = true;
      changed += part.size;
      done += 1;
    } while (changed + (parts[done]?.size ?? 0) <= BATCH);
    frame = requestAnimationFrame(next);
  };
  // Not in the frame that shows the panel.
  frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(next);
  });
  return () => {
    cancelAnimationFrame(frame);
    releaseFocus();
    for (const { element } of parts.slice(0, done)) element.inert = false;
  };
}
