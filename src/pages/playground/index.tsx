import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import SitePage from '@site/src/components/SitePage';
import { coverageSection } from '@site/src/content/examples/files';
import { addressOf, labelOf, versionNames } from '@site/src/site/versions';
import React, { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import styles from './styles.lazy.module.css';

type State = { Playground?: ComponentType; hasFailed?: boolean };

const coverageAddress = (version: string) =>
  `${addressOf({ version, id: coverageSection.page })}#${coverageSection.anchor}`;

/** The editors, which load after the page; without them, the page says so. */
function Editors(): ReactNode {
  const [{ Playground, hasFailed = false }, setState] = useState<State>({});
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    import('@site/src/components/Playground').then(
      (module) => isCurrent && setState({ Playground: module.default }),
      () => isCurrent && setState({ hasFailed: true }),
    );
    return () => {
      isCurrent = false;
    };
  }, [attempt]);
  if (Playground) return <Playground />;
  if (!hasFailed) {
    return (
      <p role="status">
        <Translate id="playground.loading" description="While the editors of the playground load">
          Loading…
        </Translate>
      </p>
    );
  }
  return (
    <p role="alert">
      <Translate id="playground.notLoaded" description="The code of the playground is missing">
        The playground could not be loaded. Check your connection.
      </Translate>{' '}
      <button
        type="button"
        className="button button--secondary button--sm"
        onClick={() => {
          setState({});
          setAttempt(attempt + 1);
        }}
      >
        <Translate id="playground.retry" description="Button that loads the playground again">
          Retry
        </Translate>
      </button>
    </p>
  );
}

/** The playground: JSONata and flows to change and run in the browser. */
export default function PlaygroundPage(): ReactNode {
  const title = translate({
    id: 'playground.title',
    message: 'Playground',
    description: 'Title of the playground',
  });
  const description = translate({
    id: 'playground.description',
    message:
      'Try JSONata expressions and the flows of the documentation in the browser: change them, run them, and see the document after each step.',
    description: 'What search engines show of the playground',
  });
  return (
    <SitePage title={title} description={description} className={styles.page}>
      <p>
        <Translate id="playground.lead" description="First paragraph of the playground">
          Try a JSONata expression, or change and run a flow of the documentation. Everything runs
          in this browser: nothing that you enter is sent anywhere.
        </Translate>
      </p>
      <p>
        <Translate id="playground.limits" description="Second paragraph of the playground">
          This is not ACE. It follows what the documentation says, calls no service, and refuses to
          run what the documentation leaves open. What works here can differ in your ACE: test each
          flow there.
        </Translate>{' '}
        <Translate
          id="playground.coverage"
          description="Before the links to the pages on what runs"
        >
          What runs, and what is refused:
        </Translate>{' '}
        {versionNames.map((version, at) => (
          <React.Fragment key={version}>
            {at > 0 && ', '}
            <Link to={coverageAddress(version)}>{labelOf(version)}</Link>
          </React.Fragment>
        ))}
      </p>
      <noscript>
        <p>
          <Translate id="playground.noScript" description="Without JavaScript">
            The playground requires JavaScript.
          </Translate>
        </p>
      </noscript>
      <Editors />
    </SitePage>
  );
}
