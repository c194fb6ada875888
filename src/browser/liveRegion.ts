import styles from './liveRegion.module.css';

const DISPLAY_TIME = 5000;
// Screen readers announce only text that is added to an existing live region.
const ANNOUNCE_DELAY = 150;

let region: HTMLElement | undefined;
let timer: number | undefined;

/**
 * Announces the result of an action in a live region.
 * @param options.isVisible whether the words are displayed at the bottom of the window, too (default); not where the
 * page shows the result in another place
 */
export function announce(words: string, { isVisible = true } = {}): void {
  if (!region) {
    region = document.createElement('div');
    region.setAttribute('role', 'status');
    document.body.append(region);
  }
  const status = region;
  status.className = isVisible ? (styles.status ?? '') : 'visually-hidden';
  // Cleared first, so that the same text is announced again.
  status.textContent = '';
  window.clearTimeout(timer);
  timer = window.setTimeout(() => {
    status.textContent = words;
    timer = window.setTimeout(() => (status.textContent = ''), DISPLAY_TIME);
  }, ANNOUNCE_DELAY);
}
