import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Place } from './pageFacts';
import { pageFacts } from './pageFacts';

/** Where the panel of the preview asks for the facts of a page: `?address=` its address. */
export const PANEL_ADDRESS = '/__docs-check';

/** The server side of the panel: it keeps the facts, and sends them to the open pages whenever they change. */
export type PanelServer = {
  /** A request handler that answers with a stream of events (server-sent events), each the facts of the page as JSON. */
  handle: (request: IncomingMessage, response: ServerResponse) => void;
  setPlaces: (places: ReadonlyMap<string, Place>) => void;
  setProblems: (lines: readonly string[]) => void;
};

/** @param siteDir folder of the project */
export function createPanelServer(siteDir: string): PanelServer {
  let places: ReadonlyMap<string, Place> = new Map();
  let problems: readonly string[] | undefined;
  const senders = new Set<() => void>();
  const sendAll = () => senders.forEach((send) => send());
  return {
    handle(request, response) {
      const address = new URL(request.url ?? '', 'http://localhost').searchParams.get('address');
      // Compression would hold the events back.
      response.writeHead(200, {
        'Content-Type': 'text/event-stream',
        'Cache-Control': 'no-cache, no-transform',
      });
      const send = () => {
        const place = places.get(address ?? '');
        const facts = place ? pageFacts(place, siteDir, problems) : null;
        response.write(`data: ${JSON.stringify(facts)}\n\n`);
      };
      senders.add(send);
      request.on('close', () => senders.delete(send));
      send();
    },
    setPlaces(next) {
      places = next;
      sendAll();
    },
    setProblems(lines) {
      problems = lines;
      sendAll();
    },
  };
}
