import type { Options } from '@docusaurus/plugin-content-docs';
import { repository } from './identity';
import { previewsNext } from './preview';
import { lastVersion, versions } from './versions';

/** The versions to build and their sources: the published versions, or only the next one. */
const published = {
  tags: '../tags.yml',
  includeCurrentVersion: false,
  lastVersion,
  versions: { ...versions },
} satisfies Options;

const preview = {
  tags: '../versioned_docs/tags.yml',
  onlyIncludeVersions: ['current'],
  versions: { current: { label: 'Next', banner: 'unreleased' } },
} satisfies Options;

/** Options of the docs plugin. */
export const docs = {
  sidebarPath: './sidebars.ts',
  editUrl: ({ versionDocsDirPath, docPath }) => repository.edit(`${versionDocsDirPath}/${docPath}`),
  onInlineTags: 'throw',
  docItemComponent: '@site/src/components/DocPage',
  docTagsListComponent: '@site/src/components/TagsPage',
  docTagDocListComponent: '@site/src/components/TagsPage/Topic',
  ...(previewsNext ? preview : published),
} satisfies Options;
