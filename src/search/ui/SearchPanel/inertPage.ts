/** Number of elements that become inert in one frame: the browser computes their styles again. */
const BATCH = 300;

const size = (element: Element) => element.getElementsByTagName('*').length + 1;

/** Splits an element into parts of at most `BATCH` elements, where its structure permits, without its open layer. */
function partsOf(element: Element): HTMLElement[] {
  if (element.matches(':popover-open')) return [];
  if (size(element) > BATCH || element.querySelector(':popover-open')) {
    return [...element.children].flatMap(partsOf);
  }
  return element instanceof HTMLElement && !element.inert ? [element] : [];
}

/**
 * Makes the page inert, frame by frame, except for the layer that is open. `showModal` does this at once, which is a task
 * of 80 ms for a page of 1,300 elements on a slow phone, just when the reader starts to type.
 * @returns a function that reverts this
 */
export function makePageInert(): () => void {
  const parts = [...document.body.children].flatMap(partsOf);
  let done = 0;
  let frame = 0;
  const next = () => {
    let changed = 0;
    for (let part = parts[done]; part && changed < BATCH; part = parts[done]) {
      part.inert = true;
      changed += size(part);
      done += 1;
    }
    if (done < parts.length) frame = requestAnimationFrame(next);
  };
  frame = requestAnimationFrame(next);
  return () => {
    cancelAnimationFrame(frame);
    for (const part of parts.slice(0, done)) part.inert = false;
  };
}
