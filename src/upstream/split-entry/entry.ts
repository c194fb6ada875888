/** Lets the browser paint and handle input. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

// The modules that the app starts with, one part per task: evaluated in one task, as Docusaurus does it, they block
// a phone for a quarter of a second. All are in the script that this one is in. The order is that in which
// Docusaurus' own modules import them, which is also the order of the styles.
const parts = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@generated/client-modules'),
  () => import(/* webpackMode: "eager" */ '@generated/routes'),
  () => import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/App'),
  () => import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry'),
];

// Docusaurus takes its absence at DOMContentLoaded for a wrong base URL; clientEntry, which sets it, runs later.
window.docusaurus = { prefetch: () => false, preload: () => false };

void parts.reduce(
  (before, load) => before.then(nextTask).then(load),
  Promise.resolve<unknown>(undefined),
);
