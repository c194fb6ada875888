import { translate } from '@docusaurus/Translate';
import home from '@generated/content-data/default/home.json';
import React, { type ReactNode, useState } from 'react';
import styles from './Example.lazy.module.css';

const { version, page, id } = home.run;

/** Runs the example in the browser, and says how the run ended; nothing is loaded before the button is pressed. */
export default function RunButton({ onRun }: { onRun: () => void }): ReactNode {
  const [said, setSaid] = useState('');
  const run = async () => {
    onRun();
    setSaid(translate({ message: 'Running…' }));
    try {
      const [{ loadExample }, { runExample }] = await Promise.all([
        import('@site/src/components/FlowRunner/examples'),
        import('@site/src/components/FlowRunner/runExample'),
      ]);
      setSaid((await runExample(await loadExample(version, page, id))).text);
    } catch (error) {
      console.warn('The example could not be run:', error);
      setSaid(
        translate({
          message: 'The example could not be loaded. Check your connection, and try again.',
        }),
      );
    }
  };
  return (
    <p className={styles.run}>
      <button
        type="button"
        className="button button--sm button--outline button--primary"
        onClick={() => void run()}
      >
        {translate({ message: 'Run' })}
      </button>
      <span role="status">{said}</span>
    </p>
  );
}
