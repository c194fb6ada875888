// Wrapped because the theme names the window only after a crash outside the layout, and shows the error of a page of the
// documentation on the next ones, too.
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import type { Props } from '@theme/Error';
import ErrorPageContent from '@theme-original/ErrorPageContent';
import React, { type ReactNode, useEffect, useState } from 'react';

export default function ErrorPageContentWithTitle(props: Props): ReactNode {
  const { pathname } = useLocation();
  const [crashed] = useState(pathname);
  const { tryAgain } = props;
  useEffect(() => {
    if (pathname !== crashed) tryAgain();
  });
  return (
    <>
      <Head>
        <title>{translate({ message: 'Page Error' })}</title>
      </Head>
      <ErrorPageContent {...props} />
    </>
  );
}
