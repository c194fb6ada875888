import { readFileSync } from 'node:fs';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import { openPointsIn } from '../../content/openPoints';
import { pageAddress } from '../../site/pageAddress';
import { docsInOrder } from '../docs';

/** A page as the panel of the preview refers to it: its file in the project, its section, and the address to edit it. */
export type Place = { source: string; section: string; stepType?: string; edit?: string };

/** What the panel of the preview shows about a page. */
export type PageFacts = Place & {
  /** The open points, each with the line of its mark. */
  points: { question: string; line: number }[];
  /** The problems in the file of the page, as `line: message`; undefined before the first check has ended. */
  problems?: string[];
  /** The number of problems in other files. */
  others: number;
};

/** The places of all pages, by address. */
export function placesOf({ loadedVersions }: LoadedContent): Map<string, Place> {
  return new Map(
    loadedVersions.flatMap((version) =>
      docsInOrder(version).map(({ doc, section }): [string, Place] => {
        const { step } = doc.frontMatter as { step?: { stepType?: string } };
        return [
          pageAddress(doc.permalink),
          {
            source: doc.source.replace('@site/', ''),
            section,
            stepType: step?.stepType,
            edit: doc.editUrl ?? undefined,
          },
        ];
      }),
    ),
  );
}

/**
 * Reads what there is to know about a page while it is edited.
 * @param place where the page comes from
 * @param siteDir folder of the project
 * @param lines the problems of all pages, as `file:line: message`; undefined if they are not known yet
 */
export function pageFacts(place: Place, siteDir: string, lines?: readonly string[]): PageFacts {
  const own = lines?.filter((line) => line.startsWith(`${place.source}:`));
  return {
    ...place,
    points: openPointsIn(readFileSync(`${siteDir}/${place.source}`, 'utf8')).map(
      ({ question, line }) => ({ question, line }),
    ),
    problems: own?.map((line) => line.slice(place.source.length + 1)),
    others: (lines?.length ?? 0) - (own?.length ?? 0),
  };
}
