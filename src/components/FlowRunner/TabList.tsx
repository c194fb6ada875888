import React, { type KeyboardEvent, type ReactNode, useRef } from 'react';
import styles from './styles.lazy.module.css';

type Tab = { id: string; label: string; hasProblem?: boolean };
type Props = {
  label: string;
  /** Start of the IDs of tabs and panels; the panel of a tab has the ID `{prefix}-panel-{id}`. */
  prefix: string;
  tabs: readonly Tab[];
  selected: string;
  onSelect: (id: string) => void;
};

/** The IDs that connect a tab with its panel. */
export const tabIds = (prefix: string, id: string) => ({
  tab: `${prefix}-tab-${id}`,
  panel: `${prefix}-panel-${id}`,
});

/** Tabs as in the ARIA Authoring Practices: one stop of the Tab key, the arrow keys choose. */
export default function TabList({ label, prefix, tabs, selected, onSelect }: Props): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const index = tabs.findIndex(({ id }) => id === selected);
    const last = tabs.length - 1;
    const next = {
      ArrowRight: index === last ? 0 : index + 1,
      ArrowLeft: index === 0 ? last : index - 1,
      Home: 0,
      End: last,
    }[event.key];
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    onSelect(tab.id);
    list.current?.querySelectorAll('button')[next ?? 0]?.focus();
  };
  return (
    <div ref={list} role="tablist" aria-label={label} className={styles.tabs}>
      {tabs.map(({ id, label: name, hasProblem }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={tabIds(prefix, id).tab}
          aria-controls={tabIds(prefix, id).panel}
          aria-selected={id === selected}
          tabIndex={id === selected ? 0 : -1}
          onClick={() => onSelect(id)}
          onKeyDown={onKeyDown}
        >
          {name}
          {hasProblem && ' ⚠'}
        </button>
      ))}
    </div>
  );
}
