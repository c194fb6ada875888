import styles from './liveRegion.module.css';

const SHOWN_FOR = 5000;
// A screen reader notices a text only in a region that it has seen before.
const NOTICED_AFTER = 150;

let region: HTMLElement | undefined;
let timer: number | undefined;

/** Says in words what an action did: in a note at the foot of the window that screen readers read out. */
export function announce(words: string): void {
  if (!region) {
    region = document.createElement('div');
    region.setAttribute('role', 'status');
    region.className = styles.status ?? '';
    document.body.append(region);
  }
  const status = region;
  // Emptied first: the same words a second time are news again.
  status.textContent = '';
  window.clearTimeout(timer);
  timer = window.setTimeout(() => {
    status.textContent = words;
    timer = window.setTimeout(() => (status.textContent = ''), SHOWN_FOR);
  }, NOTICED_AFTER);
}
