import styles from './liveRegion.module.css';

const SHOWN_FOR = 5000;
// A screen reader announces a text only in a region that existed before.
const ANNOUNCED_AFTER = 150;

let region: HTMLElement | undefined;
let timer: number | undefined;

/** Announces the result of an action in a live region, which is also shown at the foot of the window. */
export function announce(words: string): void {
  if (!region) {
    region = document.createElement('div');
    region.setAttribute('role', 'status');
    region.className = styles.status ?? '';
    document.body.append(region);
  }
  const status = region;
  // Emptied first, so that the same text is announced a second time.
  status.textContent = '';
  window.clearTimeout(timer);
  timer = window.setTimeout(() => {
    status.textContent = words;
    timer = window.setTimeout(() => (status.textContent = ''), SHOWN_FOR);
  }, ANNOUNCED_AFTER);
}
