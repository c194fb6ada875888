/** A page without a mistake, with what most mistakes are made in. */
export const PAGE = 'versioned_docs/version-ace5/guides/orders.md';

export const VALID = `---
title: Orders by the number
description: Read an order by its number, change its lines, and write the total where the invoice expects it.
tags: [flows, jsonata]
---

The flow reads an order and copies its number to the result. Set \`ACE_UI_URL\` first.

## Read the order

The number of the order is in the document, see [JWT](../steps/jwt.md#limits) for the caller.

\`\`\`json title="Input document"
{ "number": "C-5521" }
\`\`\`

\`\`\`yaml title="flows/readOrder.yaml"
steps:
  - stepType: jsonata
    description: Copy the number
    config:
      maps:
        - jsonata: number
          targetPath: result
\`\`\`

\`\`\`json title="Result"
{ "doc": { "number": "C-5521", "result": "C-5521" }, "errors": [] }
\`\`\`

:::note

The number is a string.

:::

| Case | Result |
| --- | --- |
| The order exists | the order |
| There is no order | \`null\` |

## Next pages

- [JSON Clean](../steps/json_clean.md): remove what the caller must not see.
`;

/** The page in the next version. */
export const NEXT_PAGE = 'docs/guides/orders.md';

/** Where the sidebars name the page. */
export const SIDEBAR = 'versioned_sidebars/version-ace5-sidebars.json';
export const NEXT_SIDEBAR = 'sidebars.ts';
export const inSidebar = (text: string): string =>
  text.replace('"intro/detailed"', '$&,\n        "guides/orders"');
