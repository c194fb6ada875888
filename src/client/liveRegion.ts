import styles from './liveRegion.module.css';

const DISPLAY_TIME = 5000;
// Screen readers announce only text that is added to an existing live region.
const ANNOUNCE_DELAY = 150;

let region: HTMLElement | undefined;
let timer: number | undefined;

/** Announces the result of an action in a live region, which is also displayed at the bottom of the window. */
export function announce(words: string): void {
  if (!region) {
    region = document.createElement('div');
    region.setAttribute('role', 'status');
    region.className = styles.status ?? '';
    document.body.append(region);
  }
  const status = region;
  // Cleared first, so that the same text is announced again.
  status.textContent = '';
  window.clearTimeout(timer);
  timer = window.setTimeout(() => {
    status.textContent = words;
    timer = window.setTimeout(() => (status.textContent = ''), DISPLAY_TIME);
  }, ANNOUNCE_DELAY);
}
