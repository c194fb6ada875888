import { createRequire } from 'node:module';
import type { LoadContext, Plugin, Props } from '@docusaurus/types';
import type { Joi } from '@docusaurus/utils-validation';

const PACKAGE = '@easyops-cn/docusaurus-search-local';
const UTILS = `${PACKAGE}/dist/server/server/utils`;
const load = createRequire(__filename);

/** The processed options, which select the pages. */
export type EasyopsConfig = object;

/** What is used of the package and of two of its modules that are not part of its API. */
type Easyops = {
  default: (context: LoadContext, options: object) => Plugin;
  validateOptions: (context: {
    options: object;
    validate: (schema: Joi.ObjectSchema, options: object) => object;
  }) => object;
  processPluginOptions: (options: object, context: LoadContext) => EasyopsConfig;
  /** Lists the built pages; pages of no version are listed once per version. */
  processDocInfos: (
    props: Props,
    config: EasyopsConfig,
  ) => { paths: { filePath: string; url: string; type: string }[] }[];
};

/**
 * Imports a function of the easyops plugin.
 * @throws Error that names the import and the remedy if this version has moved it
 */
function fromEasyops<Name extends keyof Easyops>(path: string, name: Name): Easyops[Name] {
  try {
    const found = (load(path) as Partial<Easyops>)[name];
    if (found) return found;
    throw new Error(`There is no "${name}".`);
  } catch (cause) {
    throw new Error(
      `The import of "${name}" from "${path}" failed. Find it in node_modules/${PACKAGE}/dist and correct ` +
        'src/search/plugin/easyops.ts, or install the version that package.json had before.',
      { cause },
    );
  }
}

export const easyops = fromEasyops(PACKAGE, 'default');
export const validateEasyops = fromEasyops(PACKAGE, 'validateOptions');
export const processPluginOptions = fromEasyops(
  `${UTILS}/processPluginOptions`,
  'processPluginOptions',
);
export const processDocInfos = fromEasyops(`${UTILS}/processDocInfos`, 'processDocInfos');
