import Link from '@docusaurus/Link';
import { useDoc, useDocsVersion, useVersions } from '@docusaurus/plugin-content-docs/client';
import { translate } from '@docusaurus/Translate';
import ChangeBadge from '@site/src/components/ChangeBadge';
import CopyButton from '@site/src/components/CopyButton';
import { readPageFacts, type StepFacts } from '@site/src/content/pageFacts';
import { groupAnchor, readStep, stepListId } from '@site/src/content/steps/step';
import React, { type ReactNode, useRef } from 'react';
import styles from './styles.module.css';

/** The names of the facts; translated when they are rendered. */
const messages = {
  stepType: () => translate({ message: 'Step type' }),
  group: () => translate({ message: 'Group' }),
  releases: () => translate({ message: 'Releases' }),
  versions: () => translate({ message: 'Other version' }),
  differs: (version: string) => translate({ message: 'Different in {version}' }, { version }),
  alone: (version: string) => translate({ message: 'Not in {version}' }, { version }),
};

/** A fact; its name is for screen readers, because the value says what it is. */
function Fact({ name, children }: { name: string; children: ReactNode }): ReactNode {
  return (
    <div>
      <dt className="visually-hidden">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The step's group, as a link to its section in the list of steps of the same version. */
function Group({ group }: { group: string }): ReactNode {
  const { version } = useDocsVersion();
  const list = useVersions('default')
    .find(({ name }) => name === version)
    ?.docs.find(({ id }) => id === stepListId);
  return list ? <Link to={`${list.path}#${groupAnchor(group)}`}>{group}</Link> : group;
}

/** The releases in which the step was added, changed, or removed, if recorded. */
function Releases({ releases }: Pick<StepFacts, 'releases'>): ReactNode {
  if (releases.length === 0) return null;
  return (
    <Fact name={messages.releases()}>
      {releases.map(({ id, ...badge }) => (
        <ChangeBadge key={id} {...badge} />
      ))}
    </Fact>
  );
}

type OtherVersionProps = { label: string; isAbsent: boolean; differs: boolean };

/** Whether the step differs in another version or is not in it; the version dropdown leads to one that is the same. */
function OtherVersion({ label, isAbsent, differs }: OtherVersionProps): ReactNode {
  if (!isAbsent && !differs) return null;
  return (
    <Fact name={messages.versions()}>
      {isAbsent ? (
        messages.alone(label)
      ) : (
        // What differs is at the end of the page, with the link to the other one.
        <Link to="#version-changes">{messages.differs(label)}</Link>
      )}
    </Fact>
  );
}

/** The type of the step in a flow file, with a button that copies it. */
function StepType({ type }: { type: string }): ReactNode {
  const code = useRef<HTMLElement>(null);
  const label = translate({ message: 'Copy {text}' }, { text: type });
  return (
    <span className={styles.copy}>
      <code ref={code}>{type}</code>
      <CopyButton of={code} label={label} />
    </span>
  );
}

/** The facts of a step in one line below the lead of its page; renders nothing on other pages. */
export default function StepHead(): ReactNode {
  const { frontMatter } = useDoc();
  const versions = useVersions('default');
  const step = readStep(frontMatter);
  if (!step) return null;
  const { stepFacts, changes } = readPageFacts(frontMatter);
  return (
    // Not indexed: search results would show the facts before the first sentence.
    <dl className={styles.head} data-search-ignore="">
      <Fact name={messages.group()}>
        <Group group={step.group} />
      </Fact>
      {step.stepType && (
        <Fact name={messages.stepType()}>
          <StepType type={step.stepType} />
        </Fact>
      )}
      <Releases releases={stepFacts.releases} />
      {versions.map(({ name, label }) => (
        <OtherVersion
          key={name}
          label={label}
          isAbsent={stepFacts.absentFrom.includes(name)}
          differs={changes?.other === name}
        />
      ))}
    </dl>
  );
}
