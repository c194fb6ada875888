import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { createRoot } from 'react-dom/client';

// Hosts answer every unknown address with one file, 404.html, which is rendered for an address of its own. What
// depends on the address differs at the one that the reader asked for: the label of the version dropdown, or the
// whole page where only upper and lower case differ. React would report error 418 and render all of it anew. So the
// page is not hydrated: Docusaurus renders into the root that it finds (@docusaurus/core 3.10.2, client/clientEntry).
if (ExecutionEnvironment.canUseDOM) {
  const container = document.getElementById('__docusaurus');
  if (container?.querySelector('[data-not-found]')) window.docusaurusRoot = createRoot(container);
}
