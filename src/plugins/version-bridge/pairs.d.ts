declare module '@generated/version-bridge/default/pairs.json' {
  import type { Pair } from '@site/src/versions/counterpart';

  const pairs: Pair[];
  export default pairs;
}
