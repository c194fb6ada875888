import { useDoc } from '@docusaurus/plugin-content-docs/client';
import Translate, { translate } from '@docusaurus/Translate';
import { announce } from '@site/src/client/liveRegion';
import { markdownAddress } from '@site/src/site/markdownAddress';
import React, { type ReactNode } from 'react';
import { copyMarkdown } from './copy';
import styles from './styles.module.css';

/** Actions on a whole page: copy it as Markdown, or view the Markdown. */
export default function PageTools(): ReactNode {
  const { metadata } = useDoc();
  const address = markdownAddress(metadata.permalink);
  const onCopy = () =>
    copyMarkdown(address).then(
      () =>
        announce(
          translate({
            id: 'pageTools.copied',
            message: 'The page is copied as Markdown.',
            description: 'Announced after a page was copied',
          }),
        ),
      () =>
        announce(
          translate({
            id: 'pageTools.notCopied',
            message: 'Nothing is copied. Open “View as Markdown” and copy the text there.',
            description: 'Announced where a page could not be copied',
          }),
        ),
    );
  return (
    <span className={styles.tools}>
      <button type="button" className={styles.tool} onClick={() => void onCopy()}>
        <Translate id="pageTools.copy" description="Button above the title of a page">
          Copy page as Markdown
        </Translate>
      </button>
      {/* A plain link, because the target is not a client-side route. */}
      <a className={styles.tool} href={address} type="text/markdown">
        <Translate id="pageTools.view" description="Link above the title of a page">
          View as Markdown
        </Translate>
      </a>
    </span>
  );
}
