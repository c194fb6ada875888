import { revealTarget } from '@site/src/browser/reveal';

/** Opens what is closed around the target of a link: when the page has been rendered, so that it can render again. */
export function onRouteDidUpdate(): void {
  queueMicrotask(revealTarget);
}
