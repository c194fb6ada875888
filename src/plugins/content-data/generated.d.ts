declare module '@generated/content-data/default/titles.json' {
  /** A documentation page: its path, its title, and the label of its version. */
  export type PageTitle = { path: string; title: string; version: string };

  const titles: PageTitle[];
  export default titles;
}

declare module '@generated/content-data/default/goals.json' {
  const goals: Record<string, import('../../content/goals').GoalPage[]>;
  export default goals;
}

declare module '@generated/content-data/default/topics.json' {
  const topics: import('../../content/versions/findCounterpart').Topic[];
  export default topics;
}

declare module '@generated/content-data/default/home.json' {
  const home: import('./home').HomeData;
  export default home;
}
