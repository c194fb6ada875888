import { autocomplete, type AutocompleteState } from '@algolia/autocomplete-js';
import Link from '@docusaurus/Link';
import { useHistory } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { Search } from '@site/src/components/search-client/useSearch';
import { withHighlight } from '@site/src/components/SearchHighlight/address';
import { STALL_THRESHOLD } from '@site/src/search/constants';
import React, {
  createElement,
  Fragment,
  type ReactNode,
  use,
  useEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { loadInsights, type SearchItem, toItems } from './insights';
import { ResultOption } from './ResultItem';
import styles from './styles.module.css';
import { type SearchStatus, statusText, texts } from './texts';

type Props = { search: Search; onClose: () => void };
type Panel = { element: HTMLElement; children: ReactNode };
type View = { status: SearchStatus; query: string; count: number };

// Kept while the page lives: closing the dialog loses nothing that was typed.
let lastQuery = '';

function viewOf(
  { status, query, collections }: AutocompleteState<SearchItem>,
  failed: boolean,
): View {
  const count = collections.reduce((sum, { items }) => sum + items.length, 0);
  if (query.trim() === '') return { status: 'idle', query, count };
  if (status === 'loading' || status === 'stalled') return { status, query, count };
  return { status: failed && count === 0 ? 'failed' : 'done', query, count };
}

/** The search box over the page: one native dialog, with the autocomplete library inside. */
export default function SearchDialog({ search, onClose }: Props): ReactNode {
  const { insights } = search.options;
  const plugin = insights && use(loadInsights(insights));
  const history = useHistory();
  const resultPage = useBaseUrl('/search');
  const dialog = useRef<HTMLDialogElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const refresh = useRef<() => void>(() => undefined);
  const [panel, setPanel] = useState<Panel>();
  const [view, setView] = useState<View>({ status: 'idle', query: '', count: 0 });

  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  useEffect(() => {
    if (!box.current || !list.current) return;
    let failed = false;
    const open = (address: string) => {
      dialog.current?.close();
      history.push(address);
    };
    const openTab = (address: string) => void window.open(address, '_blank', 'noopener');
    const api = autocomplete<SearchItem>({
      container: box.current,
      panelContainer: list.current,
      panelPlacement: 'full-width',
      detachedMediaQuery: 'none',
      placeholder: texts.placeholder(),
      openOnFocus: true,
      // Otherwise the results go as soon as the focus moves on to a button of the dialog.
      debug: true,
      plugins: plugin ? [plugin] : [],
      defaultActiveItemId: 0,
      stallThreshold: STALL_THRESHOLD,
      initialState: { query: lastQuery },
      translations: { clearButtonTitle: texts.clear(), submitButtonTitle: texts.submit() },
      classNames: {
        form: styles.form,
        input: styles.input,
        submitButton: styles.iconButton,
        clearButton: styles.iconButton,
        loadingIndicator: styles.iconButton,
        list: styles.list,
      },
      navigator: {
        navigate: ({ itemUrl }) => open(itemUrl),
        navigateNewTab: ({ itemUrl }) => openTab(itemUrl),
        navigateNewWindow: ({ itemUrl }) => openTab(itemUrl),
      },
      renderer: { createElement, Fragment, render: () => undefined },
      render: ({ children }, root) => setPanel({ element: root, children: children as ReactNode }),
      renderNoResults: ({ children }, root) =>
        setPanel({ element: root, children: children as ReactNode }),
      onStateChange: ({ state }) => {
        lastQuery = state.query;
        setView(viewOf(state, failed));
      },
      onSubmit: ({ state }) =>
        open(
          `${resultPage}?${new URLSearchParams({ q: state.query, v: search.scope.versionName })}`,
        ),
      getSources: ({ query }) =>
        query.trim() === ''
          ? []
          : [
              {
                sourceId: 'documentation',
                getItemUrl: ({ item }) => withHighlight(item.sectionRoute, item.terms),
                // The keyboard goes by the navigator; a click has to be carried out here.
                onSelect: ({ event, itemUrl }) => {
                  if (event.type !== 'click' || !itemUrl) return;
                  if (event.ctrlKey || event.metaKey) openTab(itemUrl);
                  else open(itemUrl);
                },
                async getItems() {
                  const answer = await search.search(query);
                  failed = answer.failedTags.length > 0;
                  return toItems(answer.results, search.options.insights);
                },
                templates: {
                  item: ({ item }) => <ResultOption result={item} />,
                },
              },
            ],
    });
    refresh.current = () => void api.refresh();
    const input = box.current.querySelector('input');
    // The library names the field by its submit button.
    box.current.querySelector('label')?.setAttribute('aria-label', texts.dialog());
    input?.focus();
    input?.select();
    search.warm();
    return () => api.destroy();
  }, [history, plugin, resultPage, search]);

  const onKeyDownCapture = (event: React.KeyboardEvent) => {
    // The library would take the first Escape to empty the box; readers expect it to close.
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.stopPropagation();
    event.preventDefault();
    dialog.current?.close();
  };

  return (
    // The click is one on the backdrop, beside the box; by keyboard Escape does the same.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={texts.dialog()}
      onClose={onClose}
      onKeyDownCapture={onKeyDownCapture}
      onClick={({ target }) => target === dialog.current && dialog.current?.close()}
    >
      <div className={styles.content}>
        <div className={styles.head}>
          <div ref={box} className={styles.box} />
          <button type="button" className={styles.cancel} onClick={() => dialog.current?.close()}>
            {texts.cancel()}
          </button>
        </div>
        <div className={styles.status}>
          <span role="status">{statusText(view.status, view.count, search.scope.label)}</span>
          {view.status === 'failed' && (
            <button
              type="button"
              className="button button--secondary button--sm"
              onClick={() => void search.retry().then(refresh.current)}
            >
              {texts.retry()}
            </button>
          )}
          {view.status === 'done' && view.count > 0 && (
            <Link
              to={`${resultPage}?${new URLSearchParams({ q: view.query, v: search.scope.versionName })}`}
              onClick={() => dialog.current?.close()}
            >
              {texts.allResults()}
            </Link>
          )}
        </div>
        {/* A stop of the keyboard, since a long list scrolls. */}
        <div
          ref={list}
          className={styles.panel}
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          role="group"
          aria-label={texts.results()}
        />
        {panel && createPortal(panel.children, panel.element)}
      </div>
    </dialog>
  );
}
