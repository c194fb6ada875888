import FilterField, { type Found } from '@site/src/components/FilterField';
import { hasWords, setFiltered } from '@site/src/components/FilterField/words';
import React, { type ReactNode } from 'react';

/** The elements up to the next heading, and the heading above them with those that it is below. */
type Section = { headings: Element[]; parts: Element[] };

/** The sections from the filter up to the end of that of the last list. */
function sectionsAfter(start: Element, last: Element | undefined): Section[] {
  let section: Section = { headings: [], parts: [] };
  const sections = [section];
  for (let at = start.nextElementSibling; at; at = at.nextElementSibling) {
    const { tagName } = at;
    if (!/^H[2-4]$/.test(tagName)) section.parts.push(at);
    else if (last && section.parts.includes(last)) break;
    else {
      const above = section.headings.filter((other) => other.tagName < tagName);
      section = { headings: [...above, at], parts: [] };
      sections.push(section);
    }
  }
  return sections;
}

/** Shows the entries of a list that have all words of a query, counted with those of the headings above it. */
function filterList(list: Element, query: string, context: string): number {
  let shown = 0;
  for (const entry of list.children) {
    const isShown = hasWords(`${context} ${entry.textContent}`, query);
    setFiltered(entry, !isShown);
    if (isShown) shown += 1;
  }
  setFiltered(list, shown === 0);
  return shown;
}

/**
 * Shows the entries of the reference lists of the page that have all words of a query, and the headings above them. A
 * section whose headings have all words stays whole; of the others, the texts go.
 * @param start the filter, which stands above the first list
 */
function filterEntries(query: string, start: Element): Found {
  const lists = [...document.querySelectorAll('.markdown > .reference')];
  const found = { shown: 0, all: 0, isEmpty: true };
  const filter = (list: Element, context: string) => {
    const shown = filterList(list, query, context);
    found.shown += shown;
    found.all += list.children.length;
    if (shown > 0) found.isEmpty = false;
    return shown > 0;
  };
  const sections = sectionsAfter(start, lists.at(-1));
  for (const { headings, parts } of sections) {
    const context = headings.map(({ textContent }) => textContent).join(' ');
    const isWhole = hasWords(context, query);
    let isShown = isWhole;
    for (const part of parts) {
      if (!lists.includes(part)) setFiltered(part, !isWhole);
      else if (filter(part, context)) isShown = true;
    }
    if (isShown) found.isEmpty = false;
    headings.forEach((heading, at) => {
      if (isShown) setFiltered(heading, false);
      else if (at === headings.length - 1) setFiltered(heading, true);
    });
  }
  // On the page of a step, other lists are in another column.
  const parts = sections.flatMap((section) => section.parts);
  lists.filter((list) => !parts.includes(list)).forEach((list) => filter(list, ''));
  return found;
}

/** A field that filters the entries of all reference lists of the page; src/markdown/reference writes it above the first one. */
export default function ReferenceFilter({ label }: { label: string }): ReactNode {
  return <FilterField label={label} parameter="filter" filter={filterEntries} />;
}
