/** Lets the browser paint and answer the reader. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

// The modules that the app starts with, one part after another: evaluated in one go, as Docusaurus does it, they
// keep a phone from answering for a quarter of a second. All are in the script that this one is in. The order is that
// in which Docusaurus' own modules import them: it is the order of the styles, too.
const parts = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@generated/client-modules'),
  () => import(/* webpackMode: "eager" */ '@generated/routes'),
  () => import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/App'),
  () => import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry'),
];

void parts.reduce(
  (before, load) => before.then(nextTask).then(load),
  Promise.resolve<unknown>(undefined),
);
