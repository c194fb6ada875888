import Translate, { translate } from '@docusaurus/Translate';
import { MDXProvider } from '@mdx-js/react';
import CodeBlock from '@site/src/components/CodeBlock';
import React, { Fragment, type ReactNode, useRef } from 'react';
import Code from './code.mdx';
import styles from './Example.lazy.module.css';
import Flow from './flow.svg';

const labels = () => [
  translate({ message: 'Designer' }),
  translate({ message: 'Flow file' }),
  translate({ message: 'Call and response' }),
];

/** A flow as a drawing, as a file, and as an API that is called. A choice of radio buttons, which needs no script. */
export default function Example(): ReactNode {
  // The last of the buttons: call and response.
  const answered = useRef<HTMLInputElement>(null);
  return (
    <fieldset className={styles.example}>
      <legend className={styles.legend}>
        <Translate>Show the example as</Translate>
      </legend>
      {labels().map((label, at) => (
        <Fragment key={label}>
          <input
            ref={answered}
            type="radio"
            name="example"
            id={`example-${at}`}
            defaultChecked={at === 0}
          />
          <label htmlFor={`example-${at}`}>{label}</label>
        </Fragment>
      ))}
      <div className={styles.panel}>
        <Flow aria-hidden="true" />
      </div>
      <MDXProvider components={{ code: CodeBlock, pre: Fragment }}>
        <Code />
      </MDXProvider>
      <p
        className={styles.run}
        data-example="what-you-have"
        data-page="/docs/getting_started/quick_start_developers"
      >
        <button
          type="button"
          name="run"
          className="button button--sm button--outline button--primary"
          onClick={() => answered.current?.click()}
        >
          <Translate>Run</Translate>
        </button>
        <span role="status" />
      </p>
    </fieldset>
  );
}
