import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import Playground from '@site/src/components/Playground';
import { coverageAddress } from '@site/src/content/examples/files';
import { labelOf, versionNames } from '@site/src/site/versions';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import React, { type ReactNode } from 'react';
import styles from './styles.lazy.module.css';

/** The playground: JSONata and flows to change and run in the browser. */
export default function PlaygroundPage(): ReactNode {
  const title = translate({ message: 'Playground' });
  const description = translate({
    message:
      'Try JSONata expressions and the flows of the documentation in the browser: change them, run them, and see the document after each step.',
  });
  return (
    <Layout title={title} description={description}>
      <main className={clsx('container margin-vert--lg', styles.page)}>
        <Heading as="h1">{title}</Heading>
        <p>
          <Translate>
            Try a JSONata expression, or change and run a flow of the documentation. Everything runs
            in this browser: nothing that you enter is sent anywhere.
          </Translate>
        </p>
        <noscript>
          <p>
            <Translate>The playground requires JavaScript.</Translate>
          </p>
        </noscript>
        <Playground />
        <p>
          <Translate>Your ACE can differ; what runs here, and what is refused:</Translate>{' '}
          {versionNames.map((version, at) => (
            <React.Fragment key={version}>
              {at > 0 && ', '}
              <Link to={coverageAddress(version)}>{labelOf(version)}</Link>
            </React.Fragment>
          ))}
        </p>
      </main>
    </Layout>
  );
}
