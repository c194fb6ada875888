/** What a writer can put into a page: how it is written on a real page, and what that shows. */
export type Specimen = {
  /** Its name in the handbook, and of its picture. */
  name: string;
  /** What it is for and what to mind, in Markdown. */
  text: string;
  /** The page of the current version that has it, as `steps/jwt`. */
  page: string;
  /** Text of the first line of the excerpt, and the beginning of its last line, if that is another. */
  from: string;
  to?: string;
  /** The element of the picture, as a Playwright selector below the content of the page. */
  selector: string;
};

/** Specimens of all components and blocks, in the order of the handbook. */
export const gallery: readonly Specimen[] = [
  {
    name: 'Properties of a step',
    text: 'The table of the properties of a step, from `src/content/steps/properties/<step>.yaml`. `<Properties part="flows" />` shows another list of the same file, `<Properties of="common" />` the list of another file.',
    page: 'steps/js_code',
    from: '<Properties />',
    selector: 'ul.reference >> nth=0',
  },
  {
    name: 'Reference table',
    text: 'A table whose first column is Property, Field, Variable, Key, Option, Parameter, Setting, Flag, Command or Endpoint and that has a column Meaning: a list of entries with anchors.',
    page: 'intro/configuration',
    from: '| Variable | Required | Default | Since | Meaning |',
    to: '| `PUBLIC_API_BASE_URL`',
    selector: 'ul.reference >> nth=0',
  },
  {
    name: 'Example that runs',
    text: 'Blocks with the titles of an example, one below the other: input, flow, result. The site draws the flow above it, marks what the step wrote, and lets the reader run it; the tests run it too.',
    page: 'steps/json_clean',
    from: '```json title="Input document"',
    to: '```json title="Result"',
    selector: '.code-example >> nth=0',
  },
  {
    name: 'Command with its request',
    text: 'A curl command with `http` after the language: a second tab shows the HTTP request that it sends.',
    page: 'guides/upload_download',
    from: '```bash http',
    to: '```',
    selector: '[class*="tabs_"] >> nth=0',
  },
  {
    name: 'Form',
    text: 'A table with the columns Field and Value becomes a form. Its title is the step that the paragraph before it names.',
    page: 'ace_cookbook/recipes/nested_flow',
    from: '| Field ',
    to: '| **',
    selector: 'figure.panel >> nth=0',
  },
  {
    name: 'Designer panel',
    text: 'The steps of a flow of this page, and what is open beside them: a form or a titled block. `open` is the number of the open step, 0 the trigger step. Show nothing that is not known of the product.',
    page: 'flow_builder/debugging_flow',
    from: '<Designer title="Compose, Debug tab"',
    to: '</Designer>',
    selector: 'figure.designer >> nth=0',
  },
  {
    name: 'Diagram',
    text: 'A diagram of `src/content/diagrams`, with its text; in two layouts, wide and narrow.',
    page: 'ace_cookbook/recipes/nested_flow',
    from: '<Diagram name=',
    selector: 'figure >> nth=0',
  },
  {
    name: 'Tabs',
    text: 'Variants of one thing, of which a reader needs one: operating system, Git provider. The choice holds for all pages. Groups, values and labels are in `src/content/tabs/groups.json`. Write an empty line before and after the text of each tab; a tab contains no heading. Without scripts, in print and in the Markdown copy all variants follow each other, so do not write "the tab on the right".',
    page: 'guides/how_to_profile',
    from: '<Tabs groupId=',
    to: '</Tabs>',
    selector: '[class*="tabs_"] >> nth=0',
  },
  {
    name: 'Cards',
    text: 'The items of a list as cards; the first paragraph of an item is its title.',
    page: 'index',
    from: '<Cards>',
    to: '</Cards>',
    selector: '[class*="cards_"] >> nth=0',
  },
  {
    name: 'Checklist',
    text: 'Boxes to tick, which the browser remembers. The ID of a task must be unique in its checklist; keep it when you change the words.',
    page: 'guides/how_to_migrate_from_ace4',
    from: '<Checklist id=',
    to: '</Checklist>',
    selector: 'ol:has(input[type=checkbox]) >> nth=0',
  },
  {
    name: 'Badge of a release',
    text: 'The release of a recorded change; `change` is an ID of `src/content/releases/*.json`.',
    page: 'flow_builder/env_variables',
    from: '<Since change=',
    selector: 'a:has-text("25.5") >> nth=0',
  },
  {
    name: 'Not confirmed',
    text: 'The mark of what is not confirmed. It names a question under `review` in the front matter.',
    page: 'ace_cookbook/recipes/nested_flow',
    from: '<Unconfirmed id="flow-file" />',
    selector: 'p:has(.unconfirmed) >> nth=0',
  },
  {
    name: 'Admonition',
    text: 'What a hurried reader must not miss: `note`, `tip`, `info`, `warning` and, for security and data loss only, `danger`. At most two on a page.',
    page: 'ace_cookbook/recipes/nested_flow',
    from: ':::note',
    to: ':::',
    selector: '.theme-admonition >> nth=0',
  },
  {
    name: 'Link to an address of the deployment',
    text: 'A link to `contact`, `chat`, `issues`, `new-issue`, `repository`, `playground`, or `flow-schema-<version>` for the JSON Schema of flow files; with `button`, as a button.',
    page: 'support/how_to_report_bugs',
    from: '<Contact to="contact" button>',
    selector: 'p:has(a.button) >> nth=0',
  },
  {
    name: 'Catalog of the steps',
    text: 'The steps of the version by group, with a filter, from the front matter of their pages and the order of the sidebar.',
    page: 'steps/steps_intro',
    from: '<StepCatalogue />',
    selector: '[class*="cards_"] >> nth=0',
  },
  {
    name: 'Coverage of the flow runner',
    text: 'A table of what **Run this example** runs and refuses in the version, with links to the sections that it follows.',
    page: 'guides/how_to_unit_test_step',
    from: '<FlowRunnerCoverage />',
    selector: 'table:has-text("What is refused")',
  },
];
