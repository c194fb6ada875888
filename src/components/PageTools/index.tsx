import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { announce } from '@site/src/client/liveRegion';
import { markdownAddress } from '@site/src/site/markdownAddress';
import React, { type ReactNode } from 'react';
import { copyMarkdown } from './copy';
import styles from './styles.module.css';

/** What a reader does with a whole page: copy it as Markdown, or look at it so. */
export default function PageTools(): ReactNode {
  const { metadata } = useDoc();
  const address = markdownAddress(metadata.permalink);
  const onCopy = () =>
    copyMarkdown(address).then(
      () => announce('The page is copied as Markdown.'),
      () => announce('Nothing is copied. Open “View as Markdown” and copy the text there.'),
    );
  return (
    <span className={styles.tools}>
      <button type="button" className={styles.tool} onClick={() => void onCopy()}>
        Copy page as Markdown
      </button>
      {/* Not a route of the app: a plain link. */}
      <a className={styles.tool} href={address} type="text/markdown">
        View as Markdown
      </a>
    </span>
  );
}
