declare module '@generated/page-data/default/topics.json' {
  import type { Topic } from '@site/src/content/versions/findCounterpart';

  const topics: Topic[];
  export default topics;
}
