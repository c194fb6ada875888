import Link from '@docusaurus/Link';
import {
  type GlobalVersion,
  useDoc,
  useDocsVersion,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';
import CopyText from '@site/src/components/CopyText';
import ChangeBadge from '@site/src/mdx/Since/ChangeBadge';
import { useCounterpart } from '@site/src/components/CounterpartLink/useCounterpart';
import type { StepFacts } from '@site/src/content/stepFacts';
import type { PageChanges } from '@site/src/content/versions/counterpartTable';
import React, { type ReactNode } from 'react';
import { groupAnchor, readStep } from './step';
import styles from './styles.module.css';

const NO_FACTS: StepFacts = { releases: [], absentFrom: [] };

function Fact({ name, children }: { name: string; children: ReactNode }): ReactNode {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The step's group, as a link to the list of its steps in the same version. */
function Group({ group }: { group: string }): ReactNode {
  const { version } = useDocsVersion();
  const list = useVersions('default')
    .find(({ name }) => name === version)
    ?.docs.find(({ id }) => id === 'steps/steps_intro');
  return list ? <Link to={`${list.path}#${groupAnchor(group)}`}>{group}</Link> : group;
}

/** In which releases the step came, changed or goes, where that is recorded. */
function Releases({ releases }: Pick<StepFacts, 'releases'>): ReactNode {
  if (releases.length === 0) return null;
  return (
    <Fact name="Releases">
      {releases.map(({ id, ...badge }) => (
        <ChangeBadge key={id} {...badge} />
      ))}
    </Fact>
  );
}

type OtherVersionProps = { version: GlobalVersion; isAbsent: boolean; differs: boolean };

/** The step in another version: the way there, or that it has none. */
function OtherVersion({ version, isAbsent, differs }: OtherVersionProps): ReactNode {
  const other = useCounterpart(version.name);
  if (other) {
    return (
      <Fact name={`In ${other.label}`}>
        <Link to={other.doc.path}>{differs ? 'this step, with differences' : 'this step'}</Link>
      </Fact>
    );
  }
  return isAbsent ? <Fact name={`In ${version.label}`}>no such step</Fact> : null;
}

/** The facts about a step at one look, under the title of its page; nothing on other pages. */
export default function StepHead(): ReactNode {
  const { frontMatter } = useDoc();
  const versions = useVersions('default');
  const step = readStep(frontMatter);
  if (!step) return null;
  // Put there when the page is read (src/markdown/front-matter.ts); the next version has none.
  const { stepFacts = NO_FACTS, changes } = frontMatter as {
    stepFacts?: StepFacts;
    changes?: PageChanges;
  };
  return (
    // Out of the search's texts, where the facts would stand before the first sentence.
    <dl className={styles.head} data-search-ignore="">
      {step.stepType && (
        <Fact name="Step type">
          <CopyText text={step.stepType} />
        </Fact>
      )}
      <Fact name="Group">
        <Group group={step.group} />
      </Fact>
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
