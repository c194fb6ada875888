// The easyops plugin publishes no types for what this plugin takes from it.

declare module '@easyops-cn/docusaurus-search-local/dist/server/server/index' {
  import type { LoadContext, Plugin } from '@docusaurus/types';

  export default function easyops(context: LoadContext, options: object): Plugin;
  export function validateOptions(context: {
    options: object;
    validate: (
      schema: import('@docusaurus/utils-validation').Joi.Schema,
      options: object,
    ) => object;
  }): object;
}

declare module '@easyops-cn/docusaurus-search-local/dist/server/server/utils/processDocInfos' {
  import type { Props } from '@docusaurus/types';

  /** The processed options, as far as the crawl reads them. */
  export type EasyopsConfig = {
    indexDocs: boolean;
    indexBlog: boolean;
    indexPages: boolean;
    docsRouteBasePath: string[];
    blogRouteBasePath: string[];
    ignoreFiles: (string | RegExp)[];
    ignoreCssSelectors: string[];
  };

  export function processDocInfos(
    props: Props,
    config: EasyopsConfig,
  ): { outDir: string; paths: { filePath: string; url: string; type: string }[] }[];
}

declare module '@easyops-cn/docusaurus-search-local/dist/server/server/utils/processPluginOptions' {
  import type { LoadContext } from '@docusaurus/types';

  export function processPluginOptions(
    options: object,
    context: LoadContext,
  ): import('@easyops-cn/docusaurus-search-local/dist/server/server/utils/processDocInfos').EasyopsConfig;
}
