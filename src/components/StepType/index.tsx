import { translate } from '@docusaurus/Translate';
import CopyButton from '@site/src/components/CopyButton';
import React, { type ReactNode, useRef } from 'react';
import styles from './styles.module.css';

/** The type of a step in a flow file, with a button that copies it; src/markdown/page-facts.ts writes it. */
export default function StepType({ children: type }: { children: string }): ReactNode {
  const code = useRef<HTMLElement>(null);
  const label = translate({ message: 'Copy {text}' }, { text: type });
  return (
    <span className={styles.copy}>
      <code ref={code}>{type}</code>
      <CopyButton of={code} label={label} />
    </span>
  );
}
