import type { Diagrams } from './model';

/** How a call becomes an answer. */
export const apis = {
  request: {
    title: 'The life of a request',
    text: 'A call arrives at an API operation. Start handlers run first and may change the flow. Then the flow runs its steps over the document. End handlers run after it, and the answer goes back. When a step throws an error that no Catch step takes, error handlers run instead and may give their own answer.',
    boxes: {
      call: ['outside', 'Call'],
      operation: ['service', 'API operation'],
      start: ['flow', 'Handlers', 'of start'],
      flow: ['flow', 'Flow'],
      end: ['flow', 'Handlers', 'of end'],
      answer: ['outside', 'Answer'],
      error: ['flow', 'Handlers', 'of error'],
      failure: ['outside', 'Error answer'],
    },
    arrows: [
      'call -> operation',
      'operation -> start',
      'start -> flow',
      'flow -> end',
      'end -> answer',
      'flow --> error: error',
      'error --> failure',
    ],
    wide: ['call operation start flow end answer', '. . . error failure failure'],
    narrow: ['call .', 'operation .', 'start .', 'flow error', 'end .', 'answer failure'],
  },
  operation: {
    title: 'From a call to its answer',
    text: 'A call meets an API operation by its path and method. Path variables, query parameters and the data of the body become nodes of the document. The flow of the operation works on the document, and its node result goes back as the body of the answer.',
    boxes: {
      call: ['outside', 'Call'],
      operation: ['service', 'API operation'],
      document: ['data', 'Document'],
      flow: ['flow', 'Flow'],
      result: ['data', 'Node result'],
      answer: ['outside', 'Answer'],
    },
    arrows: [
      'call -> operation',
      'operation -> document',
      'document -> flow',
      'flow -> result',
      'result -> answer',
    ],
    wide: ['call operation document flow result answer'],
    narrow: ['call operation', 'flow document', 'result answer'],
  },
  versions: {
    title: 'A Dynamic API runs one version of its flow',
    text: 'A call meets a Dynamic API by its method and path. Path variables, query parameters and the properties of the body become nodes of the document. The version of the flow that the API names works on the document, and its node result goes back as the answer.',
    boxes: {
      call: ['outside', 'Call'],
      operation: ['service', 'Dynamic API'],
      document: ['data', 'Document'],
      flow: ['flow', 'Flow,', 'one version'],
      result: ['data', 'Node result'],
      answer: ['outside', 'Answer'],
    },
    arrows: [
      'call -> operation',
      'operation -> document',
      'document -> flow',
      'flow -> result',
      'result -> answer',
    ],
    wide: ['call operation document flow result answer'],
    narrow: ['call operation', 'flow document', 'result answer'],
  },
} satisfies Diagrams;
