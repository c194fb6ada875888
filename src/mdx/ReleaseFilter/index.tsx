import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { usePluralForm, useQueryString } from '@docusaurus/theme-common';
import Translate, { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Field from '@site/src/components/Field';
import NoMatch from '@site/src/components/FilterField/NoMatch';
import { isForUpgradeTo } from '@site/src/content/releases/model';
import { type ChangeProps, Changes } from '@site/src/mdx/Changes';
import clsx from 'clsx';
import React, { type ReactNode } from 'react';
import { changesIn, pick } from './pick';
import styles from './styles.lazy.module.css';

/** The names of the values of a change, by value, in the language of the page. */
type Names = Record<string, string>;

type Props = {
  /** From src/markdown/expand/releases.ts, like the changelog; the releases are those of the version, oldest first. */
  facts: { releases: string[]; feed: string; kindNames: Names; areaNames: Names };
  /** The changelog, newest release first. */
  children: ReactNode;
};

/** A choice in the address, so that each view can be shared; the default is omitted, unknown values are ignored. */
function useChoice(name: string, values: readonly string[], byDefault = '') {
  const [asked, choose] = useQueryString(name);
  const value = values.includes(asked) ? asked : byDefault;
  const isDefault = value === byDefault;
  return {
    values,
    value,
    isDefault,
    choose: (next: string) => choose(next === byDefault ? '' : next),
  };
}

type SelectProps = { label: string; choice: ReturnType<typeof useChoice>; names?: Names };

function Select({ label, choice, names = {} }: SelectProps): ReactNode {
  return (
    <Field label={label}>
      {/* Disabled until hydration. */}
      <select
        value={choice.value}
        disabled={!useIsBrowser()}
        onChange={({ target }) => choice.choose(target.value)}
      >
        {choice.values.map((option) => (
          <option key={option} value={option}>
            {names[option] ?? option}
          </option>
        ))}
      </select>
    </Field>
  );
}

function Part({ title, changes }: { title: string; changes: ReactNode[] }): ReactNode {
  return (
    changes.length > 0 && (
      <>
        <h3>{title}</h3>
        <Changes>{changes}</Changes>
      </>
    )
  );
}

/**
 * The changelog of a version, and the answer to "I use 5.31 and upgrade to 25.6: what must I do?". Without scripts, the
 * page shows the whole changelog.
 */
export default function ReleaseFilter({ facts, children }: Props): ReactNode {
  const { releases, kindNames, areaNames } = facts;
  const feed = useBaseUrl(facts.feed);
  const { selectMessage } = usePluralForm();
  const isBrowser = useIsBrowser();
  const changes = changesIn(children);
  const kinds = Object.keys(kindNames).filter((kind) => changes.some((one) => one.kind === kind));
  const areas = Object.keys(areaNames).filter((area) => changes.some((one) => one.area === area));
  const newestFirst = [...releases].reverse();
  const to = useChoice('to', newestFirst.slice(0, -1), newestFirst[0]);
  const older = newestFirst.slice(newestFirst.indexOf(to.value) + 1);
  const from = useChoice('from', older, releases[0]);
  const kind = useChoice('kind', ['', ...kinds]);
  const area = useChoice('area', ['', ...areas]);
  const view = useChoice('view', ['all']);

  const isUpgrade = !from.isDefault || !to.isDefault;
  // The range is that of an upgrade: after `from`, up to `to`.
  const matches = (change: ChangeProps) => {
    const at = releases.indexOf(change.release);
    return (
      at > releases.indexOf(from.value) &&
      at <= releases.indexOf(to.value) &&
      (!isUpgrade || isForUpgradeTo(to.value, change.release, change.area)) &&
      (kind.isDefault || change.kind === kind.value) &&
      (area.isDefault || change.area === area.value)
    );
  };
  const isFiltered = isUpgrade || !kind.isDefault || !area.isDefault;
  const all = changes.filter(matches);
  const asking = changes.filter(({ asks }) => asks).length;
  const canHide = !isFiltered && asking > 0 && asking < changes.length;
  const isHiding = canHide && view.isDefault;
  // What to do comes first, in the order of an upgrade.
  const found = isFiltered ? pick(children, matches) : [];
  const inOrder = isUpgrade ? found.reverse() : found;
  const asked = [areaNames[area.value], kindNames[kind.value], to.value].filter(Boolean).join(' ');

  return (
    <>
      <Head>
        <link rel="alternate" type="application/atom+xml" href={feed} />
      </Head>
      <div
        className={clsx(styles.form, 'no-print')}
        role="group"
        aria-label={translate({ message: 'Filter the changes' })}
        data-no-markdown=""
      >
        <Select label={translate({ message: 'Upgrade from' })} choice={from} />
        <Select label={translate({ message: 'Upgrade to' })} choice={to} />
        <Select
          label={translate({ message: 'Kind' })}
          choice={kind}
          names={{ ...kindNames, '': translate({ message: 'All kinds' }) }}
        />
        <Select
          label={translate({ message: 'Area' })}
          choice={area}
          names={{ ...areaNames, '': translate({ message: 'All areas' }) }}
        />
      </div>
      <p role="status">
        {all.length === 0
          ? translate({ message: 'No change is recorded for this selection.' })
          : selectMessage(
              all.length,
              translate(
                {
                  message:
                    '{tasks} of {count} recorded change asks something of you.|{tasks} of {count} recorded changes ask something of you.',
                },
                { count: all.length, tasks: all.filter(({ asks }) => asks === 'self').length },
              ),
            )}
      </p>
      {all.length === 0 && <NoMatch query={asked} />}
      {canHide && (
        <label className={clsx(styles.switch, 'no-print')}>
          <input
            type="checkbox"
            checked={!isHiding}
            disabled={!isBrowser}
            onChange={({ target }) => view.choose(target.checked ? 'all' : '')}
          />
          <Translate>Show changes that need no action, too</Translate>
        </label>
      )}
      <div className={clsx(styles.changelog, isHiding && styles.tasksOnly)}>
        {isFiltered ? (
          <>
            <Part
              title={
                isUpgrade
                  ? translate({ message: 'What to do, oldest release first' })
                  : translate({ message: 'What to do' })
              }
              changes={inOrder.filter(({ props }) => props.asks)}
            />
            <Part
              title={translate({ message: 'Changes that need no action' })}
              changes={inOrder.filter(({ props }) => !props.asks)}
            />
          </>
        ) : (
          children
        )}
      </div>
      <p>
        <Link to={`pathname://${feed}`} type="application/atom+xml">
          <Translate>Follow the recorded changes in a feed (Atom)</Translate>
        </Link>
      </p>
    </>
  );
}
