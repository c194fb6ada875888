import { translate } from '@docusaurus/Translate';
import { announce } from '@site/src/browser/liveRegion';
import { sectionUrl } from '@site/src/browser/sectionUrl';

// The link beside a heading, and the name of an entry of a reference list.
const LINKS = 'a.hash-link, .reference > li > a';

// One listener for the headings of all pages; the theme's heading component is unchanged.
function copyLink(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>(LINKS);
  const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (!link || opensElsewhere) return;
  // The clipboard is unavailable over HTTP, and the user may deny access. The URL is in the address bar in any case.
  navigator.clipboard?.writeText(sectionUrl(link.href)).then(
    () => announce(translate({ message: 'The link to this section is copied.' })),
    () => undefined,
  );
}

document.addEventListener('click', copyLink);
