declare module '@generated/page-titles/default/titles.json' {
  /** A documentation page: its path, its title, and the label of its version. */
  export type PageTitle = { path: string; title: string; version: string };

  const titles: PageTitle[];
  export default titles;
}
