import code from '@site/src/components/CodeBlock/styles.module.css';
import clsx from 'clsx';
import React, { type ReactNode, type RefObject, useEffect } from 'react';
import styles from './styles.module.css';

const tabOf = (frame: HTMLElement, tab: string | undefined) =>
  frame.querySelector<HTMLInputElement>(`[type="radio"][value="${tab}"]`);

/** The tab that is open, from 1. */
export const openTabOf = (frame: HTMLElement): string | undefined =>
  frame.querySelector<HTMLInputElement>('[type="radio"]:checked')?.value;

/** Opens a tab, and scrolls to the head of the frame if it is above the window. */
export function openTab(frame: HTMLElement, tab: string): void {
  tabOf(frame, tab)?.click();
  frame.firstElementChild?.scrollIntoView({ block: 'nearest' });
}

/** The element of the parts. */
export const bodyOf = (frame: HTMLElement): Element => frame.children[1] as Element;

/** Lets the browser find what is in closed tabs; React would render `hidden=""`. */
function hideClosed(frame: HTMLElement): void {
  const open = openTabOf(frame);
  for (const part of frame.querySelectorAll<HTMLElement>('[data-tab]')) {
    if (part.dataset.tab === open) part.removeAttribute('hidden');
    else part.setAttribute('hidden', 'until-found');
  }
}

type Props = {
  ref: RefObject<HTMLDivElement | null>;
  /** Unique on its page. */
  name: string;
  label: string;
  /** The labels of the tabs. */
  tabs: readonly string[];
  /** What stays below the open tab. */
  foot?: ReactNode;
  /** The parts; each has the number of its tab, from 1, in `data-tab`. */
  children: ReactNode;
};

/**
 * Parts of one thing in tabs. They are radio buttons, so that they need no script; in print, all parts are displayed in
 * their order.
 */
export default function Frame(props: Props): ReactNode {
  const { ref, name, label, tabs, foot, children } = props;
  useEffect(() => {
    const frame = ref.current;
    if (!frame) return undefined;
    // From src/browser/reveal.
    const onMatch = ({ target }: Event) => {
      const part = (target as Element).closest<HTMLElement>('[data-tab]');
      tabOf(frame, part?.dataset.tab)?.click();
    };
    hideClosed(frame);
    frame.addEventListener('beforematch', onMatch);
    return () => frame.removeEventListener('beforematch', onMatch);
  }, [ref]);
  return (
    <div
      ref={ref}
      role="group"
      aria-label={label}
      className={clsx(code.block, styles.frame)}
      data-group=""
    >
      <div
        role="radiogroup"
        aria-label={label}
        className={clsx(code.bar, styles.tabs, 'no-print')}
        data-search-ignore=""
      >
        {tabs.map((tab, at) => (
          <label key={tab}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              value={at + 1}
              defaultChecked={at === 0}
              onChange={() => ref.current && hideClosed(ref.current)}
            />
            {tab}
          </label>
        ))}
      </div>
      <div className={clsx(styles.body, 'thin-scrollbar')}>{children}</div>
      {foot && (
        <div
          className={clsx(code.bar, styles.foot, 'no-print')}
          data-no-markdown=""
          data-search-ignore=""
        >
          {foot}
        </div>
      )}
    </div>
  );
}
