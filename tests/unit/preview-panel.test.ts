import assert from 'node:assert/strict';
import { EventEmitter } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import type { PageFacts } from '../../src/plugins/docs-check/pageFacts';
import { createPanelServer } from '../../src/plugins/docs-check/panelServer';

const siteDir = mkdtempSync(join(tmpdir(), 'ace-panel-'));
after(() => rmSync(siteDir, { recursive: true }));
writeFileSync(
  join(siteDir, 'retry.md'),
  '---\nreview:\n  used-up: What happens then.\n---\n\nIt ends. <Unconfirmed id="used-up" />\n',
);
const place = { source: 'retry.md', section: 'Steps', stepType: 'retry' };

/** Opens a stream of the facts of a page. */
function open(server: ReturnType<typeof createPanelServer>, address: string) {
  const facts: (PageFacts | null)[] = [];
  const request = Object.assign(new EventEmitter(), { url: `/__docs-check?address=${address}` });
  const response = {
    writeHead: () => response,
    write: (event: string) =>
      facts.push(JSON.parse(event.replace(/^data: /, '')) as PageFacts | null),
  };
  server.handle(
    request as unknown as IncomingMessage,
    response as unknown as ServerResponse<IncomingMessage>,
  );
  return { facts, close: () => request.emit('close') };
}

test('the panel of the preview shows the file, the open points and the problems of a page as they change', () => {
  const server = createPanelServer(siteDir);
  server.setPlaces(new Map([['/docs/retry/', place]]));
  const stream = open(server, '/docs/retry/');
  server.setProblems(['retry.md:6: too short', 'retry.md.old:1: x', 'other.md:1: no title']);
  stream.close();
  server.setProblems([]);
  const points = [{ question: 'What happens then.', line: 6 }];
  assert.deepEqual(stream.facts, [
    { ...place, points, others: 0 },
    { ...place, points, problems: ['6: too short'], others: 2 },
  ]);
});

test('a page that has no file has no facts', () => {
  assert.deepEqual(open(createPanelServer(siteDir), '/search/').facts, [null]);
});
