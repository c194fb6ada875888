import { createRoot } from 'react-dom/client';

// Hosts serve one file, 404.html, for every unknown path. Parts of the page depend on the path: the label of the
// version dropdown, or the whole page if only the case of the path differs. Hydration would report React error 418 and
// render the page again. So the page is rendered instead of hydrated: Docusaurus renders into an existing root
// (@docusaurus/core 3.10.2, client/clientEntry).
const container = document.getElementById('__docusaurus');
if (container?.querySelector('[data-not-found]')) window.docusaurusRoot = createRoot(container);
