import { readFile } from 'node:fs/promises';
import type { LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { openPointsIn, type OpenSection, type OpenVersion } from '../../content/openPoints';
import { pageAddress } from '../../site/pageAddress';
import { docsInOrder } from '../docsInOrder';

async function openVersion(version: LoadedVersion, siteDir: string): Promise<OpenVersion> {
  const sections = new Map<string, OpenSection>();
  for (const { doc, section: name } of docsInOrder(version)) {
    const { title, permalink, source, editUrl } = doc;
    const points = openPointsIn(await readFile(source.replace('@site', siteDir), 'utf8'));
    if (points.length === 0) continue;
    const section = sections.get(name) ?? { name, count: 0, pages: [] };
    section.count += points.length;
    section.pages.push({
      title,
      to: pageAddress(permalink),
      edit: editUrl ?? pageAddress(permalink),
      points: points.map(({ question, anchor }) => ({ question, anchor })),
    });
    sections.set(name, section);
  }
  const found = [...sections.values()];
  return {
    label: version.label,
    count: found.reduce((sum, { count }) => sum + count, 0),
    sections: found,
  };
}

/**
 * Provides the open points of all pages to the app (`@generated/open-points/default/points.json`).
 * `src/markdown/page-components.ts` imports them into the page that lists them.
 */
export default function openPoints({ siteDir }: LoadContext): Plugin {
  return {
    name: 'open-points',
    async allContentLoaded({ allContent, actions }) {
      const { loadedVersions } = allContent['docusaurus-plugin-content-docs']?.[
        'default'
      ] as LoadedContent;
      const versions = await Promise.all(
        loadedVersions.map((version) => openVersion(version, siteDir)),
      );
      await actions.createData('points.json', versions);
    },
  };
}
