import { translate } from '@docusaurus/Translate';
import { MDXProvider } from '@mdx-js/react';
import CodeBlock from '@site/src/components/CodeBlock';
import Example from '@site/src/components/Example';
import type { SitePath } from '@site/src/site/paths';
import React, { Fragment, type ReactNode } from 'react';
import Code from './code.mdx';
import styles from './Example.lazy.module.css';
import Flow from './flow.svg';

/** A flow as a drawing, as a file, and as an API that is called. */
export default function HomeExample(): ReactNode {
  const tabs = [
    translate({ message: 'Designer' }),
    translate({ message: 'Flow file' }),
    translate({ message: 'Call and response' }),
  ];
  return (
    <div className={styles.example}>
      <Example
        id="what-you-have"
        page={'/docs/getting_started/quick_start_developers' as SitePath}
        tabs={tabs}
        runs
      >
        <div data-tab="1" className={styles.drawing}>
          <Flow aria-hidden="true" />
        </div>
        <MDXProvider components={{ code: CodeBlock, pre: Fragment }}>
          <Code />
        </MDXProvider>
      </Example>
    </div>
  );
}
