import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import type { BadgeFacts } from '@site/src/content/releases';
import type { Kind } from '@site/src/content/releases/model';
import React, { type ReactNode } from 'react';
import styles from './styles.module.css';

type Text = (release: string) => string;

const texts: Record<Kind, Text> = {
  added: (release) =>
    translate(
      {
        id: 'changeBadge.added',
        message: 'Since {release}',
        description: 'Badge that names the release of a change',
      },
      { release },
    ),
  changed: (release) =>
    translate(
      {
        id: 'changeBadge.changed',
        message: 'Changed in {release}',
        description: 'Badge that names the release of a change',
      },
      { release },
    ),
  deprecated: (release) =>
    translate(
      {
        id: 'changeBadge.deprecated',
        message: 'Deprecated since {release}',
        description: 'Badge that names the release of a change',
      },
      { release },
    ),
  removed: (release) =>
    translate(
      {
        id: 'changeBadge.removed',
        message: 'Removed in {release}',
        description: 'Badge that names the release of a change',
      },
      { release },
    ),
  fixed: (release) =>
    translate(
      {
        id: 'changeBadge.fixed',
        message: 'Fixed in {release}',
        description: 'Badge that names the release of a change',
      },
      { release },
    ),
};

const announcedTexts: Record<Kind, Text> = {
  added: (release) =>
    translate(
      {
        id: 'changeBadge.willBeAdded',
        message: 'Announced for {release}',
        description: 'Badge that names the release of an announced change',
      },
      { release },
    ),
  changed: (release) =>
    translate(
      {
        id: 'changeBadge.willChange',
        message: 'Will change in {release}',
        description: 'Badge that names the release of an announced change',
      },
      { release },
    ),
  deprecated: (release) =>
    translate(
      {
        id: 'changeBadge.willBeDeprecated',
        message: 'Will be deprecated in {release}',
        description: 'Badge that names the release of an announced change',
      },
      { release },
    ),
  removed: (release) =>
    translate(
      {
        id: 'changeBadge.willBeRemoved',
        message: 'Will be removed in {release}',
        description: 'Badge that names the release of an announced change',
      },
      { release },
    ),
  fixed: (release) =>
    translate(
      {
        id: 'changeBadge.willBeFixed',
        message: 'Will be fixed in {release}',
        description: 'Badge that names the release of an announced change',
      },
      { release },
    ),
};

/** A badge that names the release in which something was added, changed or removed. */
export default function ChangeBadge({ kind, release, to, announced }: BadgeFacts): ReactNode {
  return (
    <Link className={styles.badge} to={to}>
      {(announced ? announcedTexts : texts)[kind](release)}
    </Link>
  );
}
