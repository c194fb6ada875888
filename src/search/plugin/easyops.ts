import { createRequire } from 'node:module';
import type { LoadContext, Plugin, Props } from '@docusaurus/types';
import type { Joi } from '@docusaurus/utils-validation';

const PACKAGE = '@easyops-cn/docusaurus-search-local';
const INTERNALS = `${PACKAGE}/dist/server/server/utils`;
const load = createRequire(__filename);

/** The processed options that the list of pages depends on. */
export type EasyopsConfig = {
  indexDocs: boolean;
  indexBlog: boolean;
  indexPages: boolean;
  docsRouteBasePath: string[];
  blogRouteBasePath: string[];
  ignoreFiles: (string | RegExp)[];
  ignoreCssSelectors: string[];
  forceIgnoreNoIndex: boolean;
};

/** A page of the built site. */
export type EasyopsPage = { filePath: string; url: string; type: string };

/**
 * Imports a function of the easyops plugin.
 * @param path the package, or an internal module of it
 * @throws Error that names the import and the remedy if it does not exist
 */
export function fromEasyops<Value>(path: string, name: string): Value {
  let found: unknown;
  try {
    found = (load(path) as Record<string, unknown>)[name];
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (!['MODULE_NOT_FOUND', 'ERR_PACKAGE_PATH_NOT_EXPORTED'].includes(code)) throw error;
  }
  if (typeof found === 'function') return found as Value;
  throw new Error(
    `The import of "${name}" from "${path}" failed: this version of ${PACKAGE} has moved it. ` +
      `Find it in node_modules/${PACKAGE}/dist and correct src/search/plugin/easyops.ts, or install the version that package.json had before.`,
  );
}

/** The plugin itself. */
export const easyops = fromEasyops<(context: LoadContext, options: object) => Plugin>(
  PACKAGE,
  'default',
);

/** Its validation of options. */
export const validateEasyops = fromEasyops<
  (context: {
    options: object;
    validate: (schema: Joi.ObjectSchema, options: object) => object;
  }) => object
>(PACKAGE, 'validateOptions');

/** Its normalization of validated options. */
export const processPluginOptions = fromEasyops<
  (options: object, context: LoadContext) => EasyopsConfig
>(`${INTERNALS}/processPluginOptions`, 'processPluginOptions');

/** Its list of the built pages; pages of no version are listed once per version. */
export const processDocInfos = fromEasyops<
  (props: Props, config: EasyopsConfig) => { paths: EasyopsPage[] }[]
>(`${INTERNALS}/processDocInfos`, 'processDocInfos');
