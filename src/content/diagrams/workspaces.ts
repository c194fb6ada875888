import type { Diagrams } from './model';

/** The way of a workspace: branches, environments, dependencies. */
export const workspaces = {
  deployment: {
    title: 'From git to the runtime server',
    text: 'A commit in git is taken by the deployment server, by an API call or by the CLI. With MongoDB storage the workspace is written to MongoDB and the runtime server notices the change without a restart. The schedules are deployed in a step of their own, to Redis.',
    boxes: {
      commit: ['data', 'Commit', 'in git'],
      deployment: ['service', 'ace-deployment-server'],
      mongo: ['data', 'MongoDB:', 'workspace'],
      redis: ['data', 'Redis:', 'schedules'],
      runtime: ['service', 'ace-runtime-server'],
    },
    arrows: [
      'commit -> deployment',
      'deployment -> mongo',
      'deployment -> redis',
      'mongo -> runtime',
      'redis -> runtime',
    ],
    wide: ['commit deployment mongo runtime', 'commit deployment redis runtime'],
    narrow: ['commit commit', 'deployment deployment', 'mongo redis', 'runtime runtime'],
  },
  branch: {
    title: 'A workspace lies in a git repository',
    text: 'Designer opens the workspace, a folder of your git repository that mostly is src/ace, on a branch of your own, with an access token that may read and write. Each save in Designer is a git push to that branch.',
    boxes: {
      developer: ['outside', 'Developer'],
      designer: ['service', 'Designer'],
      branch: ['data', 'Your branch:', 'src/ace'],
    },
    arrows: ['developer -> designer: edits', 'designer <-> branch: opens, saves'],
    wide: ['developer designer branch'],
    narrow: ['developer', 'designer', 'branch'],
  },
  publishing: {
    title: 'The way of a change',
    text: 'Each save in Designer is a git push to your branch. A pull request is reviewed and merged to master. Only the deployment of the workspace to an environment brings the change to the runtime server, and so to callers.',
    boxes: {
      designer: ['service', 'Designer'],
      branch: ['data', 'Your branch'],
      master: ['data', 'master'],
      deployment: ['service', 'ace-deployment-server'],
      runtime: ['service', 'ace-runtime-server'],
      client: ['outside', 'API client'],
    },
    arrows: [
      'designer -> branch: save',
      'branch -> master: pull request',
      'master -> deployment: deploy',
      'deployment -> runtime',
      'client -> runtime: call',
    ],
    wide: ['designer branch master', 'client runtime deployment'],
    narrow: ['designer', 'branch', 'master', 'deployment', 'runtime', 'client'],
  },
  environments: {
    title: 'Which branch or tag is deployed where',
    text: 'Short-lived branches are merged to master, which is deployed to DEV after each merge. A release branch is deployed to TEST after each push. A tag of the release is deployed to PROD after a person says so.',
    boxes: {
      topic: ['data', 'Short-lived', 'branch'],
      master: ['data', 'master'],
      release: ['data', 'release/2026.1'],
      tag: ['data', 'Tag 2026.1.0'],
      dev: ['service', 'DEV'],
      test: ['service', 'TEST'],
      prod: ['service', 'PROD'],
    },
    arrows: [
      'topic -> master',
      'master -> release',
      'release -> tag',
      'master -> dev: each merge',
      'release -> test: each push',
      'tag -> prod: by decision',
    ],
    wide: ['topic master release tag', '. dev test prod'],
    narrow: ['topic .', 'master dev', 'release test', 'tag prod'],
  },
  dependencies: {
    title: 'Dependencies are merged, and the root overrides them',
    text: 'The package file of the root workspace names its dependencies: a workspace in the same repository, or in another one. All are merged into one workspace. Where two items have the same path and name, that of the root takes the place of the others.',
    boxes: {
      near: ['data', 'Dependency', 'in the same', 'repository'],
      root: ['data', 'Root workspace'],
      far: ['data', 'Dependency', 'in another', 'repository'],
      merged: ['data', 'Merged', 'workspace'],
    },
    arrows: ['near -> merged', 'root -> merged: overrides', 'far -> merged'],
    wide: ['near merged root', 'far merged root'],
    narrow: ['near far', 'merged merged', 'root root'],
  },
} satisfies Diagrams;
