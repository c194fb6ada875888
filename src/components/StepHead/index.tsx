import Link from '@docusaurus/Link';
import {
  type GlobalVersion,
  useDoc,
  useDocsVersion,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';
import { translate } from '@docusaurus/Translate';
import CopyText from '@site/src/components/CopyText';
import StepIcon from '@site/src/components/StepIcon';
import ChangeBadge from '@site/src/components/ChangeBadge';
import { useCounterpart } from '@site/src/components/CounterpartLink/useCounterpart';
import { readPageFacts } from '@site/src/content/pageFacts';
import type { StepFacts } from '@site/src/content/stepFacts';
import { groupAnchor, readStep, stepListId } from '@site/src/content/steps/step';
import clsx from 'clsx';
import React, { type ReactNode } from 'react';
import styles from './styles.module.css';

/** The names of the facts; translated when they are rendered. */
const texts = {
  stepType: () =>
    translate({
      id: 'stepHead.type',
      message: 'Step type',
      description: 'Name of a fact about a step: its type in the file of a flow',
    }),
  group: () =>
    translate({
      id: 'stepHead.group',
      message: 'Group',
      description: 'Name of a fact about a step: the group under which it is offered',
    }),
  releases: () =>
    translate({
      id: 'stepHead.releases',
      message: 'Releases',
      description: 'Name of a fact about a step: where it was added, changed or removed',
    }),
  versions: () =>
    translate({
      id: 'stepHead.versions',
      message: 'Other version',
      description: 'Name of a fact about a step: whether another version has it',
    }),
  same: (version: string) =>
    translate(
      {
        id: 'stepHead.same',
        message: 'Also in {version}',
        description: 'Link to the step in the other version',
      },
      { version },
    ),
  differs: (version: string) =>
    translate(
      {
        id: 'stepHead.differs',
        message: 'Different in {version}',
        description: 'Link to the step in the other version, where it is not the same',
      },
      { version },
    ),
  alone: (version: string) =>
    translate(
      {
        id: 'stepHead.alone',
        message: 'Not in {version}',
        description: 'Says that the other version does not have the step',
      },
      { version },
    ),
};

type FactProps = {
  name: string;
  /** Whether the value has a look of its own. */
  isBare?: boolean;
  children: ReactNode;
};

/** A fact as a chip; its name is for screen readers, because the value says what it is. */
function Fact({ name, isBare, children }: FactProps): ReactNode {
  return (
    <div className={clsx(styles.fact, !isBare && styles.chip)}>
      <dt>{name}</dt>
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
    <Fact name={texts.releases()} isBare>
      {releases.map(({ id, ...badge }) => (
        <ChangeBadge key={id} {...badge} />
      ))}
    </Fact>
  );
}

type OtherVersionProps = { version: GlobalVersion; isAbsent: boolean; differs: boolean };

/** The step in another version: a link to it, or a note that there is none. */
function OtherVersion({ version, isAbsent, differs }: OtherVersionProps): ReactNode {
  const other = useCounterpart(version.name);
  if (!other && !isAbsent) return null;
  return (
    <Fact name={texts.versions()}>
      {other ? (
        <Link to={other.doc.path}>
          {differs ? texts.differs(other.label) : texts.same(other.label)}
        </Link>
      ) : (
        texts.alone(version.label)
      )}
    </Fact>
  );
}

/** Summary of a step below the title of its page; renders nothing on other pages. */
export default function StepHead(): ReactNode {
  const { frontMatter } = useDoc();
  const versions = useVersions('default');
  const step = readStep(frontMatter);
  if (!step) return null;
  const { stepFacts, changes } = readPageFacts(frontMatter);
  return (
    // Not indexed: search results would show the facts before the first sentence.
    <dl className={styles.head} data-search-ignore="">
      <Fact name={texts.group()}>
        <StepIcon position={stepFacts.icon} />
        <Group group={step.group} />
      </Fact>
      {step.stepType && (
        <Fact name={texts.stepType()}>
          <CopyText text={step.stepType} />
        </Fact>
      )}
      <Releases releases={stepFacts.releases} />
      {versions.map((version) => (
        <OtherVersion
          key={version.name}
          version={version}
          isAbsent={stepFacts.absentFrom.includes(version.name)}
          differs={changes?.other === version.name}
        />
      ))}
    </dl>
  );
}
