import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import React, { type ReactNode } from 'react';

type Props = {
  title: string;
  /** What search engines show. */
  description: string;
  /** Class of the column with the content. */
  className?: string;
  children: ReactNode;
};

/** A page outside the documentation: its title, and its content below. */
export default function SitePage({ title, description, className, children }: Props): ReactNode {
  return (
    <Layout title={title} description={description}>
      <main className={clsx('container margin-vert--lg', className)}>
        <Heading as="h1">{title}</Heading>
        {children}
      </main>
    </Layout>
  );
}
