import type { Paragraph } from 'mdast';
import { markdown } from '../../content/pages/markdown';
import { readHistory } from '../../content/releases';
import { newestChange } from '../../content/releases/model';
import { catalogueOf } from '../../content/steps/stepPages';
import { groupAnchor, stepListId } from '../../content/steps/step';
import { htmlOf } from '../../markdown/html';
import { previewsNext } from '../../site/env';
import { addressOf, lastVersion } from '../../site/versions';

/** What the home page shows of the current version: groups of steps with unbroken names, its newest change. */
export function homeData() {
  const list = addressOf({ version: lastVersion, id: stepListId });
  const groups = catalogueOf(previewsNext ? undefined : lastVersion).map(
    ({ name, icon, steps }) => ({
      name,
      icon,
      to: `${list}#${groupAnchor(name)}`,
      steps: steps.map(({ title }) => title.replaceAll(' ', '\u00a0').replaceAll('-', '-\u2060')),
    }),
  );
  const history = readHistory(lastVersion);
  const change = newestChange(history);
  const news = change && {
    newest: history.releases.at(-1),
    release: change.version,
    html: htmlOf((markdown.parse(change.sentence).children[0] as Paragraph).children, '') ?? '',
    to: addressOf({ version: lastVersion, id: change.page }),
  };
  return { groups, news };
}
