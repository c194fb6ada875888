import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { scrollNeeded } from './sidebarScroll';

const activeEntry = () => document.querySelector('.theme-doc-sidebar-menu [aria-current="page"]');

function show(): void {
  const entry = activeEntry();
  const frame = entry?.closest('nav');
  if (!entry || !frame) return;
  frame.scrollTop += scrollNeeded(entry.getBoundingClientRect(), frame.getBoundingClientRect());
}

/** How long after a change of the page its sections unfold in the sidebar at most, in milliseconds. */
const UNFOLDING = 1000;
let unfoldsUntil = 0;

// A section that unfolds around the entry moves it, and so does the section around that; the theme tells the end of
// each by nothing but this event.
function onTransitionEnd({ target, propertyName }: TransitionEvent): void {
  if (performance.now() > unfoldsUntil || propertyName !== 'height') return;
  if ((target as Element).contains(activeEntry())) show();
}

if (ExecutionEnvironment.canUseDOM) document.addEventListener('transitionend', onTransitionEnd);

type Change = { location: { pathname: string }; previousLocation: { pathname: string } | null };

/** Shows the entry of the page in the sidebar: at once, and again when its sections have unfolded. */
export function onRouteDidUpdate({ location, previousLocation }: Change): void {
  if (location.pathname === previousLocation?.pathname) return;
  if (previousLocation) unfoldsUntil = performance.now() + UNFOLDING;
  show();
}
