/** Lets the browser paint and handle input. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

// The startup modules of the app, evaluated in separate tasks: in a single task, as in Docusaurus, they block a phone
// for a quarter of a second. All are in the same script. The order is that of the imports in Docusaurus, which also
// determines the order of the styles.
const parts = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@generated/client-modules'),
  () => import(/* webpackMode: "eager" */ '@generated/routes'),
  () => import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/App'),
  () => import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry'),
];

// If this is missing at DOMContentLoaded, Docusaurus reports a wrong base URL; clientEntry, which sets it, runs later.
window.docusaurus = { prefetch: () => false, preload: () => false };

void parts.reduce(
  (before, load) => before.then(nextTask).then(load),
  Promise.resolve<unknown>(undefined),
);
