import { useDoc } from '@docusaurus/plugin-content-docs/client';
import Translate, { translate } from '@docusaurus/Translate';
import { CopyAction } from '@site/src/components/CopyButton';
import { sectionUrl } from '@site/src/browser/sectionUrl';
import { markdownAddress } from '@site/src/site/pageAddress';
import React, { type ReactNode } from 'react';
import styles from './styles.module.css';

/**
 * Copies the Markdown of a page to the clipboard.
 * @throws Error if it does not exist, including hosts that respond with an HTML page, or the browser denies access
 */
async function copyMarkdown(address: string): Promise<void> {
  const load = async () => {
    const response = await fetch(address);
    const text = response.ok ? await response.text() : '';
    if (!text.startsWith('---\n')) throw new Error(`${address} is not the Markdown of a page.`);
    return new Blob([text], { type: 'text/plain' });
  };
  // A promise instead of the text: Safari drops the user activation while the text is loading.
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': load() })]);
}

const copyLink = async () => navigator.clipboard.writeText(sectionUrl(window.location.href));

/** Actions on a whole page: a button that copies it as Markdown, and a menu with the others. */
export default function PageTools(): ReactNode {
  const { metadata } = useDoc();
  const address = markdownAddress(metadata.permalink);
  return (
    <div className={styles.tools}>
      <CopyAction
        className={styles.copy}
        copy={() => copyMarkdown(address)}
        refused={translate({
          message: 'Not copied. Open “View as Markdown” and copy the text there.',
        })}
      >
        <Translate>Copy page</Translate>
      </CopyAction>
      {/* Closed by src/client/closeMenus.ts; it opens without scripts, too. */}
      <details className={styles.more} data-menu="">
        <summary>
          <span className="visually-hidden">
            <Translate>Page actions</Translate>
          </span>
        </summary>
        <ul className="popup popup--right">
          <li>
            {/* A plain link, because the target is not a client-side route. */}
            <a href={address} type="text/markdown">
              <Translate>View as Markdown</Translate>
            </a>
          </li>
          <li>
            <CopyAction
              copy={copyLink}
              refused={translate({
                message: 'Not copied. Copy the address from the address bar of the browser.',
              })}
            >
              <Translate>Copy link</Translate>
            </CopyAction>
          </li>
        </ul>
      </details>
    </div>
  );
}
