import Translate, { translate } from '@docusaurus/Translate';
import home from '@generated/content-data/default/home.json';
import CodeBlock from '@site/src/components/CodeBlock';
import FlowIllustration from '@site/src/components/FlowIllustration';
import React, { Fragment, type ReactNode, useRef } from 'react';
import styles from './Example.lazy.module.css';
import RunButton from './RunButton';

const { example, steps } = home;
const { flow, call, answer, request, response } = example;

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
        <FlowIllustration flow={flow.name} request={request} response={response} steps={steps} />
      </div>
      <div className={styles.panel}>
        <CodeBlock {...flow} />
      </div>
      <div className={styles.panel}>
        <CodeBlock {...call} />
        <CodeBlock {...answer} />
      </div>
      <RunButton onRun={() => answered.current?.click()} />
    </fieldset>
  );
}
