import Translate, { translate } from '@docusaurus/Translate';
import home from '@generated/home-page/default/home.json';
import FlowIllustration from '@site/src/components/FlowIllustration';
import { sourceOf } from '@site/src/markdown/code/html';
import codeStyles from '@site/src/theme/CodeBlock/Content/styles.module.css';
import clsx from 'clsx';
import React, { Fragment, type ReactNode } from 'react';
import CopyButton from './CopyButton';
import styles from './Example.module.css';

const { example, steps } = home;
const { flow, call, answer, request } = example;

/** The first property of the answer, as a hint at the rest. */
const hint = sourceOf(answer.html).replace(/,.*/s, ', … }');

/** Code that is highlighted at build time, with a button that copies it. */
function Code({ title, html }: { title: string; html: string }): ReactNode {
  return (
    <div className={styles.code}>
      <div className={styles.bar}>
        <span>{title}</span>
        <CopyButton text={sourceOf(html)} className={styles.copy} />
      </div>
      {/* A scrollable region must be reachable with the keyboard. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre tabIndex={0} className={clsx(codeStyles.codeBlock, 'thin-scrollbar')}>
        <code className={codeStyles.codeBlockLines} dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
    </div>
  );
}

const labels = () => [
  translate({ id: 'home.example.designer', message: 'Designer', description: 'Tab' }),
  translate({ id: 'home.example.flow', message: 'Flow file', description: 'Tab' }),
  translate({ id: 'home.example.call', message: 'Call and answer', description: 'Tab' }),
];

/** A flow as a drawing, as a file, and as an API that is called. A choice of radio buttons, which needs no script. */
export default function Example(): ReactNode {
  return (
    <fieldset className={styles.example}>
      <legend className={styles.legend}>
        <Translate id="home.example" description="Name of the choice of what an example shows">
          Show the example as
        </Translate>
      </legend>
      {labels().map((label, at) => (
        <Fragment key={label}>
          <input type="radio" name="example" id={`example-${at}`} defaultChecked={at === 0} />
          <label htmlFor={`example-${at}`}>{label}</label>
        </Fragment>
      ))}
      <div className={styles.panel}>
        <FlowIllustration
          flow={flow.name}
          request={request}
          response={`200 ${hint}`}
          steps={steps}
        />
      </div>
      <div className={styles.panel}>
        <Code {...flow} />
      </div>
      <div className={styles.panel}>
        <Code {...call} />
        <Code {...answer} />
      </div>
    </fieldset>
  );
}
