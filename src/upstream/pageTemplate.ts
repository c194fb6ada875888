import shipped from '@docusaurus/core/lib/ssg/ssgTemplate.html';

/** The page template of Docusaurus. */
export const defaultTemplate =
  // A CommonJS module: the configuration loader of Docusaurus returns its text as the default export, Node.js the module.
  typeof shipped === 'string' ? shipped : (shipped as { default: string }).default;
