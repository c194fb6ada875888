import type { Page } from '@playwright/test';
import { expect, settled } from './page';

/** What a page has while it is watched. */
export type Watch = {
  /** From now on, an element of a kind that the page has not had is reported. */
  beStrict: () => void;
  /** Acts on each text of a JSON list, and waits until the page and its search have handled it. */
  each: (json: string, act: (text: string) => void) => Promise<void>;
  /** Types a text into a field, as one input. */
  type: (field: HTMLInputElement, text: string) => void;
  /** Opens an address of this site as the buttons of the browser do: without a load. */
  go: (address: string) => void;
};
type Seen = { runs: number; foreign: Set<string> };
declare global {
  interface Window {
    hostile: Watch & Seen;
  }
}

/** Runs in the page, before its scripts. */
function watchPage(): void {
  const seen: Seen = { runs: 0, foreign: new Set() };
  const known = new Set<string>();
  let isStrict = false;
  // Requests that the web workers have not answered.
  let pending = 0;

  const SCRIPT = /^[\s\p{Cc}]*(?:(?:java|vb)script:|data:(?!image\/svg\+xml))/iu;
  const faultOf = ({ tagName, attributes }: Element): string | undefined => {
    if (isStrict && !known.has(tagName)) return `<${tagName}>`;
    known.add(tagName);
    const bad = [...attributes].find(
      ({ name, value }) =>
        /^on|^srcdoc$/.test(name) ||
        (/^(?:xlink:)?href$|action$|^src|^data$/.test(name) && SCRIPT.test(value)) ||
        // What the page loads, not where its links lead.
        (name === 'src' && new URL(value, location.href).origin !== location.origin),
    );
    return bad && `<${tagName} ${bad.name}="${bad.value.slice(0, 80)}">`;
  };
  const check = (element: Element) => {
    const fault = faultOf(element);
    if (fault) seen.foreign.add(fault);
  };
  new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'attributes') check(target as Element);
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        check(node);
        node.querySelectorAll('*').forEach(check);
      }
    }
  }).observe(document, { subtree: true, childList: true, attributes: true });
  const { Worker } = window;
  window.Worker = class extends Worker {
    private readonly asked = new Set<unknown>();
    constructor(...given: ConstructorParameters<typeof Worker>) {
      super(...given);
      // A worker also says, without the ID of a request, that it has started.
      this.addEventListener('message', ({ data }: MessageEvent<{ id?: number }>) => {
        if (this.asked.delete(data.id)) pending -= 1;
      });
    }
    override postMessage(...given: unknown[]): void {
      const [message, transfer] = given as [{ id: number }, Transferable[]?];
      // The worker of the flow runner answers through a port, which is closed then.
      if (!(transfer?.[0] instanceof MessagePort)) this.asked.add(message.id);
      pending += 1;
      super.postMessage(...(given as [unknown]));
    }
    override terminate(): void {
      pending -= this.asked.size;
      this.asked.clear();
      super.terminate();
    }
  };

  // eslint-disable-next-line @typescript-eslint/unbound-method -- called on each port below
  const { close } = MessagePort.prototype;
  MessagePort.prototype.close = function () {
    pending -= 1;
    close.call(this);
  };

  // Faster than timers, which browsers delay by four milliseconds.
  const { port1, port2 } = new MessageChannel();
  const task = () =>
    new Promise((resolve) => {
      port1.onmessage = resolve;
      port2.postMessage(undefined);
    });
  Object.assign(window, {
    canary: () => (seen.runs += 1),
    hostile: Object.assign(seen, {
      beStrict: () => (isStrict = true),
      each: async (json, act) => {
        for (const text of JSON.parse(json) as string[]) {
          act(text);
          do await task();
          while (pending > 0);
          // The answer is rendered.
          await task();
        }
      },
      type: (field, text) => {
        // The setter of the prototype makes React see the change.
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
          field,
          text,
        );
        field.dispatchEvent(new Event('input', { bubbles: true }));
      },
      go: (address) => {
        history.pushState({}, '', address);
        dispatchEvent(new PopStateEvent('popstate'));
        if (address.startsWith('#')) dispatchEvent(new HashChangeEvent('hashchange'));
      },
    } satisfies Watch),
  });
}

/**
 * Watches the pages of a test: calls of `canary()`, and elements and attributes that a text has added. Call it before the
 * first page opens.
 */
export const watch = (page: Page): Promise<unknown> => page.addInitScript(watchPage);

/** Expects that no text since the page opened has run, added an element, or changed what all objects inherit. */
export async function expectHarmless(page: Page): Promise<void> {
  await settled(page);
  const seen = await page.evaluate(() => ({
    runs: window.hostile.runs,
    foreign: [...window.hostile.foreign],
    inherited: Object.keys(Object.prototype),
  }));
  expect(seen).toEqual({ runs: 0, foreign: [], inherited: [] });
}
