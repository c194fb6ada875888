declare module '@generated/content-data/default/titles.json' {
  /** A documentation page: its path, its title, and the label of its version. */
  export type PageTitle = { path: string; title: string; version: string };

  const titles: PageTitle[];
  export default titles;
}

declare module '@generated/content-data/default/descriptions.json' {
  const descriptions: Readonly<Record<string, string>>;
  export default descriptions;
}

declare module '@generated/content-data/default/common-tasks.json' {
  const commonTasks: ReturnType<typeof import('./pages').commonTasks>;
  export default commonTasks;
}

declare module '@generated/content-data/default/topics.json' {
  const topics: import('../../content/versions/findCounterpart').Topic[];
  export default topics;
}

declare module '@generated/content-data/default/home.json' {
  const home: ReturnType<typeof import('./home').homeData>;
  export default home;
}
