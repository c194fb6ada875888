import type { ClientModule } from '@docusaurus/types';
import { createRoot, type Root } from 'react-dom/client';
import React from 'react';
import type { PageFacts } from '../pageFacts';
import Panel from './Panel';

// Only in the preview (`docusaurus start`): the plugin does not add this module to a build.
let root: Root | undefined;
let events: EventSource | undefined;

function show(facts: PageFacts | null): void {
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  root.render(facts && <Panel {...facts} />);
}

const clientModule: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    if (location.pathname === previousLocation?.pathname) return;
    events?.close();
    events = new EventSource(`/__docs-check?address=${encodeURIComponent(location.pathname)}`);
    events.onmessage = ({ data }: MessageEvent<string>) =>
      show(JSON.parse(data) as PageFacts | null);
  },
};

export default clientModule;
