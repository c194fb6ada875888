import styles from './liveRegion.module.css';

const DISPLAY_TIME = 5000;
// Screen readers announce only text that is added to an existing live region.
const ANNOUNCE_DELAY = 150;

type Region = { element: HTMLElement; timer: number | undefined };

/** One for words that are displayed, one for others: a result that is displayed elsewhere replaces no displayed words. */
const regions = new Map<boolean, Region>();

function regionOf(isVisible: boolean): Region {
  const known = regions.get(isVisible);
  if (known) return known;
  const element = document.createElement('div');
  element.setAttribute('role', 'status');
  element.className = isVisible ? `${styles.status} no-print` : 'visually-hidden';
  document.body.append(element);
  const region = { element, timer: undefined };
  regions.set(isVisible, region);
  return region;
}

/**
 * Announces the result of an action in a live region.
 * @param options.isVisible whether the words are displayed at the bottom of the window, too (default); not where the
 * page shows the result in another place
 */
export function announce(words: string, { isVisible = true } = {}): void {
  const region = regionOf(isVisible);
  const { element } = region;
  // Cleared first, so that the same text is announced again.
  element.textContent = '';
  window.clearTimeout(region.timer);
  region.timer = window.setTimeout(() => {
    element.textContent = words;
    region.timer = window.setTimeout(() => (element.textContent = ''), DISPLAY_TIME);
  }, ANNOUNCE_DELAY);
}
