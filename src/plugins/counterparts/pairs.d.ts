declare module '@generated/counterparts/default/pairs.json' {
  import type { Pair } from '@site/src/content/versions/findCounterpart';

  const pairs: Pair[];
  export default pairs;
}
