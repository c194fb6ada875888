import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { translate } from '@docusaurus/Translate';
import { announce } from '@site/src/client/liveRegion';
import { sectionAddress } from './headingAddress';

// One listener for all headings, of every page: the theme's heading stays as it is.
function copyLink(event: MouseEvent): void {
  const link =
    event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a.hash-link');
  const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (!link || opensElsewhere) return;
  // Over http there is no clipboard, and a reader may refuse it. The link is in the address bar all the same.
  navigator.clipboard?.writeText(sectionAddress(link.href)).then(
    () =>
      announce(
        translate({
          id: 'headingLink.copied',
          message: 'The link to this section is copied.',
          description: 'Announced after the link beside a heading was used',
        }),
      ),
    () => undefined,
  );
}

if (ExecutionEnvironment.canUseDOM) document.addEventListener('click', copyLink);
