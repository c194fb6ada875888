import * as contentDocs from '@docusaurus/plugin-content-docs';
import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import classic, { type Options as ClassicOptions } from '@docusaurus/preset-classic';
import type { LoadContext, PluginConfig, PluginModule, Preset } from '@docusaurus/types';
import { docsMarkdown, pageMarkdown } from '../markdown';
import * as bundler from '../plugins/bundler';
import * as contentData from '../plugins/content-data';
import * as docsCheck from '../plugins/docsCheck';
import * as finishPages from '../plugins/finish-pages';
import type { Options as FinishOptions } from '../plugins/finish-pages';
import * as pageMarkdownCopies from '../plugins/page-markdown';
import * as pageTags from '../plugins/page-tags';
import * as search from '../search/plugin';

/** What differs between deployments, and the content: the data of src/site. */
export type Options = {
  docs: DocsOptions;
  /** In place of the plugin of Docusaurus, with the same options. */
  docsPlugin?: PluginFile;
  blog: ClassicOptions['blog'];
  sitemap: ClassicOptions['sitemap'];
  styleSheets: string[];
} & FinishOptions;

/** The modules of src/client that run on every page, in this order. */
const CLIENT_MODULES = [
  'toleratesTranslation',
  'repairUrl',
  'copyHeadingLink',
  'closeMenus',
  'revealActiveSidebarItem',
  'prefetchOnIntent',
  'renderNotFoundPage',
  'systemColorMode',
  'explainTerms',
  'revealTarget',
];

type PluginFile = {
  default: (context: LoadContext, options: never) => unknown;
  validateOptions?: object;
};

/** An entry of the list of plugins: Docusaurus looks for the validation of its options at the function. */
const plugin = ({ default: create, validateOptions }: PluginFile, options = {}): PluginConfig => [
  Object.assign(create, { validateOptions }) as PluginModule,
  options,
];

/**
 * The classic preset with the plugins, the Markdown transforms and the client modules of this site. The plugins are
 * functions, not paths: Docusaurus loads each path with its packages once more.
 */
export default function preset(context: LoadContext, options: Options): Preset {
  const { blog, docsPlugin = contentDocs } = options;
  const clientFolder = `${context.siteDir}/src/client`;
  const pages = pageMarkdown(context.baseUrl) as Pick<
    DocsOptions,
    'remarkPlugins' | 'rehypePlugins'
  >;
  const { plugins = [], themes } = classic(context, {
    docs: false,
    blog: blog && { ...blog, ...pages },
    pages,
    sitemap: options.sitemap,
    theme: { customCss: options.styleSheets },
  });
  return {
    themes,
    plugins: [
      ...plugins,
      plugin(docsPlugin, { ...options.docs, ...docsMarkdown(context.baseUrl) }),
      plugin(docsCheck),
      plugin(bundler),
      () => ({
        name: 'client-modules',
        getClientModules: () => CLIENT_MODULES.map((name) => `${clientFolder}/${name}.ts`),
        // They begin at once, with what only a browser has.
        configureWebpack: (_, isServer) => ({
          resolve: { alias: isServer ? { [clientFolder]: false } : {} },
        }),
      }),
      plugin(contentData),
      plugin(pageMarkdownCopies),
      plugin(pageTags),
      plugin(search),
      plugin(finishPages, {
        redirects: options.redirects,
        contentSecurityPolicy: options.contentSecurityPolicy,
      }),
    ],
  };
}
