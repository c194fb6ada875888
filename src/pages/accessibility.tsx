import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import AccessibilityMetrics from '@site/src/components/AccessibilityMetrics';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import React, { type ReactNode } from 'react';

const description =
  'What this site does so that everybody can use it, how that is tested, what is known not to work yet, and how to report a problem.';

function Limits(): ReactNode {
  return (
    <ul>
      <li>
        A tool finds only a part of all barriers. No test with people who use assistive technology
        is on record yet.
      </li>
      <li>
        A wide table scrolls sideways inside the page. The arrow keys scroll it when it has the
        focus.
      </li>
      <li>
        Without JavaScript you can read every page and follow every link. The search and the colour
        switch need JavaScript.
      </li>
      <li>
        The page that an old address leads through has no title of its own. It opens the right page
        at once.
      </li>
    </ul>
  );
}

/** What the site promises to readers with disabilities, and the figures that stand behind it. */
export default function Accessibility(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  return (
    <Layout title="Accessibility" description={description}>
      <main className="container margin-vert--lg markdown">
        <Heading as="h1">Accessibility</Heading>
        <p>
          You can use this site with a keyboard, a screen reader, large text or reduced motion. If
          something stops you, that is a defect: report it.
        </p>
        <Heading as="h2" id="target">
          What the site aims for
        </Heading>
        <p>
          Every page of both versions meets the{' '}
          <Link href="https://www.w3.org/TR/WCAG22/">Web Content Accessibility Guidelines 2.2</Link>{' '}
          at level AA, in light and in dark colours, in windows from 320 pixels width. This is the
          target, checked as follows; it is not a certificate.
        </p>
        <Heading as="h2" id="tests">
          How it is tested
        </Heading>
        <ul>
          <li>
            With every change, axe-core looks at a page of each kind and at everything that opens:
            menus, the search box with and without results, a page whose scripts are lost.
          </li>
          <li>
            With every change, the tasks of a reader are done by keyboard alone: find a page,
            search, switch the version, copy code, change the colours, use the menu of a phone. Each
            stop has to show the focus, and nothing may cover it.
          </li>
          <li>
            Every night, axe-core looks at every page, on a phone and on a desktop, in light and in
            dark colours, and a validator reads the HTML of every file.
          </li>
        </ul>
        <Heading as="h2" id="figures">
          Figures of the last whole run
        </Heading>
        <AccessibilityMetrics />
        <Heading as="h2" id="limits">
          Known limits
        </Heading>
        <Limits />
        <Heading as="h2" id="report">
          Report a problem
        </Heading>
        <p>
          <Link href={String(siteConfig.customFields?.issuesUrl)}>Open an issue</Link> and name the
          page, what you wanted to do, and the browser and assistive technology that you use.
        </p>
      </main>
    </Layout>
  );
}
