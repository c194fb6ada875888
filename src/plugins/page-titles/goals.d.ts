declare module '@generated/page-titles/default/goals.json' {
  import type { GoalPage } from '@site/src/content/goals';

  const goals: Record<string, GoalPage[]>;
  export default goals;
}
