import { useLocation } from '@docusaurus/router';
import { useActivePluginAndVersion } from '@docusaurus/plugin-content-docs/client';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import React, { type ReactNode } from 'react';
import { newIssue } from './report';

const readBuild = () =>
  document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? 'local';

/** Opens a new issue that already contains the page, version, and build. */
export default function ReportProblem(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const { pathname } = useLocation();
  const version = useActivePluginAndVersion()?.activeVersion?.label;
  // Only the HTML contains the build ID (src/plugins/page-tags); the scripts, which are cached, do not.
  const build = useIsBrowser() && readBuild();
  const body = [
    `**Page:** ${new URL(pathname, siteConfig.url).href}`,
    version && `**Version:** ${version}`,
    build && `**Build:** ${build}`,
    '**What you looked for:**\n',
    '**What the page says, and what is right:**\n',
  ];
  return (
    <a
      href={newIssue(
        String(siteConfig.customFields?.issuesUrl),
        `Problem on ${pathname}`,
        body.filter(Boolean).join('\n\n'),
      )}
      target="_blank"
      rel="noopener noreferrer"
    >
      <Translate>Report a problem</Translate>
    </a>
  );
}
