import FilterField, { type Found } from '@site/src/components/FilterField';
import { hasWords, setFiltered } from '@site/src/components/FilterField/words';
import React, { type ReactNode } from 'react';

/** The elements up to the next heading, and the heading above them with those that it is below. */
type Section = { headings: Element[]; parts: Element[] };

/** The sections from the filter up to the end of the one of level two that has the last list. */
function sectionsAfter(start: Element, last: Element | undefined): Section[] {
  let section: Section = { headings: [], parts: [] };
  const sections = [section];
  let isPast = false;
  for (let at = start.nextElementSibling; at; at = at.nextElementSibling) {
    const { tagName } = at;
    isPast ||= at === last;
    // With its first example, the page of a step goes on in parts, whose lists are elsewhere.
    if (at.matches('.markdown')) break;
    if (!/^H[2-4]$/.test(tagName)) section.parts.push(at);
    else if (isPast && tagName === 'H2') break;
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
 * Shows the entries of the reference lists of the page that have all words of a query, and the headings above them, also
 * in the contents. A section whose headings have all words stays whole; of the others, the texts go.
 * @param start the filter, which stands above the first list
 */
function filterEntries(query: string, start: Element): Found {
  const lists = [...document.querySelectorAll('.markdown > .reference')];
  const sections = sectionsAfter(start, lists.at(-1));
  // On the page of a step, other lists are in another column.
  const elsewhere = lists.filter((list) => !sections.some(({ parts }) => parts.includes(list)));
  const all = lists.reduce((sum, { children }) => sum + children.length, 0);
  const next = sections.at(-1)?.parts.at(-1)?.nextElementSibling ?? null;
  const found = { shown: 0, all, sections: 0, next };
  for (const { headings, parts } of [...sections, { headings: [], parts: elsewhere }]) {
    const context = headings.map(({ textContent }) => textContent).join(' ');
    const isWhole = hasWords(context, query);
    const before = found.shown;
    for (const part of parts) {
      if (lists.includes(part)) found.shown += filterList(part, query, context);
      else setFiltered(part, !isWhole);
    }
    const hasEntries = found.shown > before;
    const isShown = isWhole || hasEntries;
    if (isShown && !hasEntries) found.sections += 1;
    for (const heading of isShown ? headings : headings.slice(-1)) {
      const entries = `.table-of-contents li:has(> [href="#${heading.id}"])`;
      for (const one of [heading, ...document.querySelectorAll(entries)])
        setFiltered(one, !isShown);
    }
  }
  return found;
}

/** A field that filters the entries of all reference lists of the page; src/markdown/reference writes it above the first one. */
export default function ReferenceFilter({ label }: { label: string }): ReactNode {
  return <FilterField label={label} parameter="filter" filter={filterEntries} />;
}
