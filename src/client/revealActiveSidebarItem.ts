const activeEntry = () => document.querySelector('.theme-doc-sidebar-menu [aria-current="page"]');

function show(): void {
  const entry = activeEntry();
  const frame = entry?.closest('nav');
  if (!entry || !frame) return;
  const { top, bottom } = entry.getBoundingClientRect();
  const { top: first, bottom: last } = frame.getBoundingClientRect();
  // Centered, so that the entries around it show the position in the sidebar.
  if (top < first || bottom > last) frame.scrollTop += (top + bottom - first - last) / 2;
}

/** Maximum time for sidebar categories to expand after navigation, in milliseconds. */
const EXPANSION_TIME = 1000;
let expandsUntil = 0;

// A category that expands around the entry moves it, and so does its parent category. The end of each transition is
// only observable by this event.
function onTransitionEnd({ target, propertyName }: TransitionEvent): void {
  if (performance.now() > expandsUntil || propertyName !== 'height') return;
  if ((target as Element).contains(activeEntry())) show();
}

document.addEventListener('transitionend', onTransitionEnd);

type Change = { location: { pathname: string }; previousLocation: { pathname: string } | null };

/** Scrolls the sidebar to the entry of the page: at once, and again when its categories have expanded. */
export function onRouteDidUpdate({ location, previousLocation }: Change): void {
  if (location.pathname === previousLocation?.pathname) return;
  if (previousLocation) expandsUntil = performance.now() + EXPANSION_TIME;
  show();
}
