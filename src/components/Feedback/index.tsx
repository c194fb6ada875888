import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { useStorageSlot } from '@docusaurus/theme-common';
import Translate from '@docusaurus/Translate';
import { fieldOf, storedField } from '@site/src/browser/storedField';
import { storageKeys } from '@site/src/site/storage';
import ReportProblem from '@site/src/components/ReportProblem';
import React, { type ReactNode, useState } from 'react';
import { type Choice, choiceOf, withChoice } from './choices';
import styles from './styles.module.css';

/** One field for all pages. */
const slot = /* #__PURE__ */ storedField(storageKeys.reader, 'helpful');

const labels: Record<Choice, ReactNode> = {
  yes: (
    <Translate id="feedback.yes" description="Answer to “Was this page helpful?”">
      Yes
    </Translate>
  ),
  no: (
    <Translate id="feedback.no" description="Answer to “Was this page helpful?”">
      No
    </Translate>
  ),
};

/** "Was this page helpful?" The browser keeps the answer, and nothing is sent: "No" points to the report that a reader can write. */
export default function Feedback(): ReactNode {
  const { permalink } = useDoc().metadata;
  const [stored] = useStorageSlot(storageKeys.reader);
  // If storage is blocked, the answer is kept until the page is closed.
  const [given, setGiven] = useState<Choice>();
  const choice = given ?? choiceOf(fieldOf(stored, 'helpful'), permalink);
  const choose = (answer: Choice) => {
    setGiven(answer);
    slot.set(withChoice(slot.get(), permalink, answer));
  };
  return (
    <div
      className={styles.feedback}
      role="group"
      aria-labelledby="feedback"
      data-no-markdown=""
      data-search-ignore=""
    >
      <span id="feedback">
        <Translate id="feedback.question" description="Question at the end of a page">
          Was this page helpful?
        </Translate>
      </span>
      {(['yes', 'no'] as const).map((answer) => (
        <button
          key={answer}
          type="button"
          aria-pressed={choice === answer}
          onClick={() => choose(answer)}
        >
          {labels[answer]}
        </button>
      ))}
      {/* Only an answer of this visit is announced. */}
      <span role="status">
        {given === 'yes' && (
          <Translate id="feedback.thanks" description="Said after the answer “Yes”">
            Thank you.
          </Translate>
        )}
        {given === 'no' && (
          <Translate id="feedback.tell" description="Said after the answer “No”, before a link">
            Thank you. Tell us what is missing:
          </Translate>
        )}
      </span>
      <ReportProblem />
    </div>
  );
}
