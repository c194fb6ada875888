import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import AccessibilityMetrics from '@site/src/components/AccessibilityMetrics';
import SitePage from '@site/src/components/SitePage';
import Heading from '@theme/Heading';
import React, { type ReactNode } from 'react';
import styles from './accessibility.lazy.module.css';

function Target(): ReactNode {
  return (
    <>
      <Heading as="h2" id="target">
        <Translate id="accessibility.target" description="Heading of the accessibility page">
          Target
        </Translate>
      </Heading>
      <p>
        <Translate
          id="accessibility.target.text"
          description="Accessibility page: the target"
          values={{
            guidelines: (
              <Link href="https://www.w3.org/TR/WCAG22/">
                <Translate id="accessibility.guidelines" description="Name of the guidelines">
                  Web Content Accessibility Guidelines 2.2
                </Translate>
              </Link>
            ),
          }}
        >
          {
            'The target of this site is that every page of both versions meets the {guidelines} at level AA, in light and dark mode, in windows at least 320 pixels wide. The tests below check it; it is not certified.'
          }
        </Translate>
      </p>
    </>
  );
}

function Tests(): ReactNode {
  return (
    <>
      <Heading as="h2" id="tests">
        <Translate id="accessibility.tests" description="Heading of the accessibility page">
          How it is tested
        </Translate>
      </Heading>
      <ul>
        <li>
          <Translate id="accessibility.tests.kinds" description="Accessibility page: a test">
            With every change, axe-core checks one page of each kind and all open states: menus, the
            search box with and without results, a page whose scripts fail to load.
          </Translate>
        </li>
        <li>
          <Translate id="accessibility.tests.keyboard" description="Accessibility page: a test">
            With every change, a test performs the tasks of a reader with the keyboard alone: find a
            page, search, switch the version, copy code, change the colors, use the menu on a phone.
            Every focused element must have a visible focus indicator and must not be covered.
          </Translate>
        </li>
        <li>
          <Translate id="accessibility.tests.nightly" description="Accessibility page: a test">
            Every night, axe-core checks every page, on a phone and a desktop, in light and dark
            mode, and a validator checks the HTML of every file.
          </Translate>
        </li>
      </ul>
    </>
  );
}

function Limits(): ReactNode {
  return (
    <>
      <Heading as="h2" id="limits">
        <Translate id="accessibility.limits" description="Heading of the accessibility page">
          Known limits
        </Translate>
      </Heading>
      <ul>
        <li>
          <Translate id="accessibility.limits.tools" description="Accessibility page: a limit">
            Tools find only some violations. The site has not been tested with people who use
            assistive technology yet.
          </Translate>
        </li>
        <li>
          <Translate id="accessibility.limits.tables" description="Accessibility page: a limit">
            A wide table of short values scrolls horizontally. When it has focus, the arrow keys
            scroll it.
          </Translate>
        </li>
        <li>
          <Translate id="accessibility.limits.scripts" description="Accessibility page: a limit">
            Without JavaScript, you can read every page and follow every link. The search and the
            color switch require JavaScript.
          </Translate>
        </li>
        <li>
          <Translate id="accessibility.limits.redirects" description="Accessibility page: a limit">
            The page that redirects an old address has no title. It immediately opens the current
            page.
          </Translate>
        </li>
      </ul>
    </>
  );
}

function Report(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  return (
    <>
      <Heading as="h2" id="report">
        <Translate id="reportProblem" description="Link at the foot of a page">
          Report a problem
        </Translate>
      </Heading>
      <p>
        <Translate
          id="accessibility.report"
          description="Accessibility page: how to report a problem"
          values={{
            issue: (
              <Link href={String(siteConfig.customFields?.issuesUrl)}>
                <Translate id="accessibility.issue" description="Link in the sentence">
                  Open an issue
                </Translate>
              </Link>
            ),
          }}
        >
          {
            '{issue} and name the page, what you wanted to do, and the browser and assistive technology that you use.'
          }
        </Translate>
      </p>
    </>
  );
}

/** The accessibility statement of the site, with the metrics of its tests. */
export default function Accessibility(): ReactNode {
  const title = translate({
    id: 'accessibility.title',
    message: 'Accessibility',
    description: 'Title of the accessibility page',
  });
  const description = translate({
    id: 'accessibility.description',
    message:
      'How accessible this site is, how that is tested, which limitations are known, and how to report a problem.',
    description: 'What search engines show of the accessibility page',
  });
  return (
    <SitePage title={title} description={description} className={`markdown ${styles.page}`}>
      <p>
        <Translate id="accessibility.lead" description="First paragraph of the accessibility page">
          You can use this site with a keyboard, a screen reader, large text or reduced motion. If
          something does not work for you, report it.
        </Translate>
      </p>
      <Target />
      <Tests />
      <Heading as="h2" id="metrics">
        <Translate id="accessibility.metrics" description="Heading of the accessibility page">
          Metrics of the last complete run
        </Translate>
      </Heading>
      <AccessibilityMetrics />
      <Limits />
      <Report />
    </SitePage>
  );
}
