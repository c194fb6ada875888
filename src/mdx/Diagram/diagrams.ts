/** A box of a diagram, on a grid of columns and rows. */
export type Node = {
  id: string;
  /** One or two lines. */
  label: string[];
  column: number;
  row: number;
  /** Number of columns that the box spans; 1 by default. */
  span?: number;
  kind: 'actor' | 'service' | 'store' | 'step';
};

/** An arrow between two boxes that are adjacent in a row or a column, or overlap in a column. */
export type Edge = { from: string; to: string; label?: string; optional?: boolean };

export type DiagramData = {
  title: string;
  /** Text alternative of the diagram. */
  text: string;
  nodes: Node[];
  edges: Edge[];
};

/** The diagrams of the documentation, by the name that pages use. */
export const diagrams = {
  architecture: {
    title: 'The services of ACE 5 and what they rely on',
    text: 'Developers work in ace-designer, which keeps workspaces in git. ace-deployment-server reads a workspace from git and writes it to MongoDB, where ace-runtime-server finds it. API clients call ace-runtime-server, which calls other systems. Scheduled jobs are kept in Redis, which bullmq-board shows.',
    nodes: [
      { id: 'developer', label: ['Developer'], column: 0, row: 0, kind: 'actor' },
      { id: 'designer', label: ['ace-designer'], column: 0, row: 1, kind: 'service' },
      { id: 'git', label: ['Git', 'repository'], column: 1, row: 1, kind: 'store' },
      {
        id: 'deployment',
        label: ['ace-deploy-', 'ment-server'],
        column: 2,
        row: 1,
        kind: 'service',
      },
      { id: 'mongo', label: ['MongoDB'], column: 2, row: 2, kind: 'store' },
      { id: 'client', label: ['API client'], column: 0, row: 3, kind: 'actor' },
      {
        id: 'runtime',
        label: ['ace-runtime-', 'server'],
        column: 1,
        row: 3,
        span: 2,
        kind: 'service',
      },
      { id: 'systems', label: ['Other', 'systems'], column: 1, row: 4, kind: 'actor' },
      { id: 'redis', label: ['Redis'], column: 2, row: 4, kind: 'store' },
      { id: 'board', label: ['bullmq-board'], column: 2, row: 5, kind: 'service' },
    ],
    edges: [
      { from: 'developer', to: 'designer' },
      { from: 'designer', to: 'git', label: 'push' },
      { from: 'git', to: 'deployment', label: 'deploy' },
      { from: 'deployment', to: 'mongo' },
      { from: 'mongo', to: 'runtime' },
      { from: 'client', to: 'runtime', label: 'call' },
      { from: 'runtime', to: 'systems' },
      { from: 'runtime', to: 'redis', label: 'jobs' },
      { from: 'redis', to: 'board' },
    ],
  },
  request: {
    title: 'The life of a request',
    text: 'A call arrives at an API operation. Start handlers run first and may change the flow. Then the flow runs its steps over the document. End handlers run after it, and the answer goes back. When a step throws an error that no Catch step takes, error handlers run instead and may give their own answer.',
    nodes: [
      { id: 'call', label: ['Call'], column: 0, row: 0, span: 2, kind: 'actor' },
      {
        id: 'operation',
        label: ['API operation', 'path and method'],
        column: 0,
        row: 1,
        span: 2,
        kind: 'service',
      },
      {
        id: 'start',
        label: ['Handlers of', 'the event start'],
        column: 0,
        row: 2,
        span: 2,
        kind: 'step',
      },
      {
        id: 'flow',
        label: ['Flow: steps', 'over the document'],
        column: 0,
        row: 3,
        span: 2,
        kind: 'service',
      },
      { id: 'error', label: ['Handlers', 'of error'], column: 2, row: 3, kind: 'step' },
      {
        id: 'end',
        label: ['Handlers of', 'the event end'],
        column: 0,
        row: 4,
        span: 2,
        kind: 'step',
      },
      { id: 'answer', label: ['Answer'], column: 0, row: 5, span: 2, kind: 'actor' },
      { id: 'failure', label: ['Error', 'answer'], column: 2, row: 5, kind: 'actor' },
    ],
    edges: [
      { from: 'call', to: 'operation' },
      { from: 'operation', to: 'start' },
      { from: 'start', to: 'flow' },
      { from: 'flow', to: 'end' },
      { from: 'end', to: 'answer' },
      { from: 'flow', to: 'error', optional: true },
      { from: 'error', to: 'failure', optional: true },
    ],
  },
  flow: {
    title: 'A flow and its document',
    text: 'The input becomes the document. The first step reads it and adds a node, the second reads both nodes and adds the result. The node at the flow result path, or the whole document, is what the flow gives back.',
    nodes: [
      { id: 'input', label: ['Input: id = "7"'], column: 0, row: 0, span: 3, kind: 'actor' },
      { id: 'rest', label: ['Step', 'REST HTTP'], column: 0, row: 1, kind: 'step' },
      { id: 'doc1', label: ['Document:', 'id, order'], column: 1, row: 1, span: 2, kind: 'store' },
      { id: 'map', label: ['Step', 'JSONATA Map'], column: 0, row: 2, kind: 'step' },
      {
        id: 'doc2',
        label: ['Document:', 'id, order, result'],
        column: 1,
        row: 2,
        span: 2,
        kind: 'store',
      },
      {
        id: 'result',
        label: ['Result: the node at the', 'flow result path'],
        column: 0,
        row: 3,
        span: 3,
        kind: 'actor',
      },
    ],
    edges: [
      { from: 'input', to: 'rest' },
      { from: 'rest', to: 'doc1' },
      { from: 'rest', to: 'map' },
      { from: 'map', to: 'doc2' },
      { from: 'doc2', to: 'result' },
    ],
  },
  deployment: {
    title: 'From git to the runtime server',
    text: 'A commit in git is taken by the deployment server, by an API call or by the CLI. With MongoDB storage the workspace is written to MongoDB and the runtime server notices the change without a restart. The schedules are deployed in a step of their own, to Redis.',
    nodes: [
      { id: 'commit', label: ['Commit', 'in git'], column: 0, row: 0, span: 3, kind: 'store' },
      {
        id: 'deployment',
        label: ['ace-deployment-server', 'API or CLI'],
        column: 0,
        row: 1,
        span: 3,
        kind: 'service',
      },
      { id: 'mongo', label: ['MongoDB:', 'workspace'], column: 0, row: 2, kind: 'store' },
      { id: 'redis', label: ['Redis:', 'schedules'], column: 2, row: 2, kind: 'store' },
      {
        id: 'runtime',
        label: ['ace-runtime-server', 'no restart'],
        column: 0,
        row: 3,
        span: 3,
        kind: 'service',
      },
    ],
    edges: [
      { from: 'commit', to: 'deployment' },
      { from: 'deployment', to: 'mongo', label: 'workspace' },
      { from: 'deployment', to: 'redis', label: 'schedules' },
      { from: 'mongo', to: 'runtime' },
      { from: 'redis', to: 'runtime' },
    ],
  },
  token: {
    title: 'How the developer token travels',
    text: 'A developer opens Designer, which sends the browser to the identity provider. After sign-in the provider gives an access token. Designer uses it for itself and sends it to the runtime server; both check issuer and audience against the provider.',
    nodes: [
      {
        id: 'developer',
        label: ['Developer', 'in a browser'],
        column: 0,
        row: 0,
        span: 3,
        kind: 'actor',
      },
      { id: 'designer', label: ['ace-designer'], column: 0, row: 1, kind: 'service' },
      { id: 'provider', label: ['Identity', 'provider'], column: 2, row: 1, kind: 'store' },
      { id: 'runtime', label: ['ace-runtime-server'], column: 0, row: 2, span: 3, kind: 'service' },
    ],
    edges: [
      { from: 'developer', to: 'designer', label: 'opens' },
      { from: 'developer', to: 'provider', label: 'signs in' },
      { from: 'provider', to: 'designer', label: 'access token' },
      { from: 'designer', to: 'runtime', label: 'token' },
      { from: 'runtime', to: 'provider', label: 'checks' },
    ],
  },
} satisfies Record<string, DiagramData>;

export type DiagramName = keyof typeof diagrams;
