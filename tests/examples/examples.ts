import { basename } from 'node:path';
import type { Code, Heading } from 'mdast';
import { visit } from 'unist-util-visit';
import type { FlowVersion, Json, RunRequest } from '../../src/flow/types';
import type { Page } from '../../src/lint/page';
import { lastVersion } from '../../src/site/versions';

/** One example of a page: what runs, and what the page says that it gives. */
export type Example = {
  /** Page, heading and line, for messages. */
  where: string;
  request: RunRequest;
  result: { doc: Json; errors?: Json[] };
};

const TITLE = /title="([^"]+)"/;

/** The version of a page; the next version is written like the current one until it differs. */
const versionOf = ({ versionDir }: Page) =>
  (/^version-(.+)$/.exec(basename(versionDir))?.[1] ?? lastVersion) as FlowVersion;

/** Collects the examples of a page: an input document, a flow and a result below one heading. */
export function examplesOf(page: Page): Example[] {
  const found: Example[] = [];
  const schemas: Record<string, string> = {};
  let heading = '';
  let input: Json | undefined;
  let flow: string | undefined;
  let flows: Record<string, string> = {};
  let responses: { body: unknown }[] = [];
  const parts: (Code | Heading)[] = [];
  // Also the blocks in tabs.
  visit(page.tree, ['code', 'heading'], (node) => void parts.push(node as Code | Heading));
  for (const node of parts) {
    if (node.type === 'heading') {
      heading = page.headings.find(({ line }) => line === node.position?.start.line)?.text ?? '';
      input = undefined;
      flow = undefined;
      flows = {};
      responses = [];
    }
    if (node.type !== 'code') continue;
    const title = TITLE.exec(node.meta ?? '')?.[1] ?? '';
    if (/^Schema \w+$/.test(title)) schemas[title] = node.value;
    if (title === 'Input document') input = JSON.parse(node.value) as Json;
    if (/^flows\/.+\.(?:yaml|json)$/.test(title)) {
      flow = title;
      flows[title] = node.value;
    }
    if (title === 'Response') responses = [{ body: JSON.parse(node.value) as unknown }];
    if (title === 'Result' && input && flow) {
      found.push({
        where: `${page.file.path} "${heading}" line ${node.position?.start.line}`,
        request: {
          version: versionOf(page),
          flow,
          files: { ...schemas, ...flows },
          input,
          responses,
        },
        result: JSON.parse(node.value) as Example['result'],
      });
    }
  }
  return found;
}
