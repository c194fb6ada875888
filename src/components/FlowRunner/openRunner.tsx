import siteConfig from '@generated/docusaurus.config';
import { translate } from '@docusaurus/Translate';
import type { PageExample } from '@site/src/content/examples/collect';
import { type SitePath, sitePath } from '@site/src/site/paths';
import { pageAt } from '@site/src/site/versions';
import React from 'react';
import { createRoot } from 'react-dom/client';
import FlowRunner from '.';
import { draftOf, formatJson, isSameResult } from './draft';
import { loadExample } from './examples';
import { outcomeText } from './outcome';
import { runInWorker } from './runInWorker';

/** The panels that were opened, by the element of their example. */
const panels = new WeakMap<Element, HTMLElement>();

/** React must not find what it did not render, so nothing is added before it has hydrated the page. */
async function untilHydrated(): Promise<void> {
  const isHydrated = () => document.documentElement.dataset.hasHydrated === 'true';
  while (!isHydrated()) await new Promise((resolve) => window.setTimeout(resolve, 50));
}

/**
 * The example of an element with its ID in `data-example`, and in `data-page` the page that has it, unless that is the
 * page itself.
 * @throws Error if the examples cannot be loaded
 */
async function exampleOf({ dataset }: HTMLElement): Promise<PageExample> {
  const own = sitePath(window.location.pathname, siteConfig.baseUrl);
  const place = pageAt((dataset.page as SitePath | undefined) ?? own);
  if (!place) throw new Error('The page is not in the documentation.');
  const example = await loadExample(place.version, place.id, dataset.example);
  await untilHydrated();
  return example;
}

/** Runs an example as it is on the page, and says behind its button how it ended. Another result replaces that of the page. */
export async function runInPlace(button: HTMLElement): Promise<void> {
  const element = button.parentElement as HTMLElement;
  const { request, result } = await exampleOf(element);
  const status = element.querySelector('[role="status"]') as HTMLElement;
  status.textContent = translate({ message: 'Running…' });
  const outcome = await runInWorker(draftOf(request));
  status.textContent = outcomeText(outcome, result);
  const code = element.closest('.theme-code-block')?.querySelector('pre > code');
  if (code && outcome.value !== undefined && !isSameResult(result, outcome.value))
    code.textContent = formatJson(outcome.value);
}

function show(host: HTMLElement, button: HTMLElement): void {
  host.hidden = false;
  button.setAttribute('aria-expanded', 'true');
  host.focus();
}

/**
 * Opens the runner below an example, and runs the example as it is on the page. A second press shows what the reader
 * left there.
 * @param button its parent has the ID of the example in `data-example`; it gets the focus back
 * @throws Error if the examples of the page cannot be loaded
 */
export async function openRunner(button: HTMLElement): Promise<void> {
  const element = button.parentElement as HTMLElement;
  const open = panels.get(element);
  if (open) return show(open, button);
  const { request, title, result } = await exampleOf(element);
  if (panels.has(element) || !element.isConnected) return;

  const host = document.createElement('div');
  host.className = 'wide';
  host.tabIndex = -1;
  panels.set(element, host);
  (element.closest('.code-example') ?? element.closest('.theme-code-block'))?.after(host);
  const close = () => {
    host.hidden = true;
    button.setAttribute('aria-expanded', 'false');
    button.focus();
  };
  createRoot(host).render(
    <FlowRunner
      initial={draftOf(request)}
      title={title}
      stated={result}
      runsAtOnce
      onClose={close}
    />,
  );
  show(host, button);
}
