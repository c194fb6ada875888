import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import { openPointsIn, type OpenSection, type OpenVersion } from '../../content/openPoints';
import { pageAddress } from '../../site/pageAddress';
import { docsInOrder, readSource } from '../docs';
import type { Content } from './content';

function openVersion(version: LoadedVersion, siteDir: string): OpenVersion {
  const sections = new Map<string, OpenSection>();
  for (const { doc, section: name } of docsInOrder(version)) {
    const { title, permalink, editUrl } = doc;
    const points = openPointsIn(readSource(doc, siteDir));
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

/** The open points of all pages, which the page that lists them imports. */
export const openPoints = ({ versions, siteDir }: Content): OpenVersion[] =>
  versions.map((version) => openVersion(version, siteDir));
