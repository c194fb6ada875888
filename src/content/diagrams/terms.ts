import type { Diagrams } from './model';

/** The terms that are on most pages, as a picture of how they belong together. */
export const terms = {
  terms: {
    title: 'Flow, step, document, workspace and handler',
    text: 'An API client calls an API operation, which runs a flow. A handler runs another flow at the start, at the end, or on an error of the call. The flow runs its steps in order, and each step reads and writes the document. The workspace contains the flows and the APIs.',
    boxes: {
      client: ['outside', 'API client'],
      operation: ['service', 'API operation'],
      handler: ['flow', 'Handler'],
      flow: ['flow', 'Flow'],
      workspace: ['data', 'Workspace'],
      step: ['step', 'Step'],
      document: ['data', 'Document'],
    },
    arrows: [
      'client -> operation',
      'handler --> operation: events',
      'operation -> flow',
      'workspace --> flow: contains',
      'flow -> step',
      'step <-> document',
    ],
    wide: ['client operation flow step', '. handler workspace document'],
    narrow: ['client .', 'operation handler', 'flow workspace', 'step document'],
  },
  earlierTerms: {
    title: 'Flow, step, document and workspace in ACE 4',
    text: 'An API client calls a Dynamic API, which names the flow and the flow version that run. The flow runs its steps in order, and each step reads and writes the document. The workspace contains what you build in one environment: flows, APIs, schemas and variables.',
    boxes: {
      client: ['outside', 'API client'],
      api: ['service', 'Dynamic API'],
      flow: ['flow', 'Flow'],
      workspace: ['data', 'Workspace'],
      step: ['step', 'Step'],
      document: ['data', 'Document'],
    },
    arrows: [
      'client -> api',
      'api -> flow',
      'workspace --> flow: contains',
      'flow -> step',
      'step <-> document',
    ],
    wide: ['client api flow step', '. . workspace document'],
    narrow: ['client .', 'api .', 'flow workspace', 'step document'],
  },
} satisfies Diagrams;
