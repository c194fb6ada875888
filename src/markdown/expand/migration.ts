import { labelOf, versionNames } from '../../site/versions';
import { migrationRows } from '../../content/versions/counterpartTable';
import { attributeOf } from '../mdx';
import { type Expansion, linkTo, mdx } from './page';

/** The link to a page, which the version of the reader may not have. */
const linkFrom = (reader: string, version: string, id: string) =>
  (version === reader ? '' : `@site/versioned_docs/version-${version}`) + linkTo(version, id);

/** `<MigrationTable to="…" />`: the differences between a version and the one before, by page and area. */
export const migrationTable: Expansion = (element, { version: reader }) => {
  const to = attributeOf(element, 'to');
  if (!versionNames.includes(to))
    throw new Error(`There is no version "${to}". Name one of ${versionNames.join(', ')}.`);
  const since = labelOf(versionNames[versionNames.indexOf(to) + 1] ?? to);
  const rows = migrationRows(to, reader).map(
    ({ area, version, id, title, sentences }) =>
      `| ${area} | [${title}](${linkFrom(reader, version, id)}) | ${sentences.join('<br />')} |`,
  );
  return mdx(
    [`| Area | Page | What changed since ${since} |`, '| --- | --- | --- |', ...rows].join('\n'),
  );
};
