import type { LoadContext, Plugin } from '@docusaurus/types';
import { flowVersions } from '../../content/examples/version';
import { flowSchema, schemaPath } from '../../content/flow-schema/build';
import { servedFiles } from '../servedFiles';

const FOLDER = 'schemas';

/** Publishes the JSON Schema of the flow files of each version: `/schemas/<version>/flow.schema.json`. */
export default function flowSchemas(context: LoadContext): Plugin {
  const { write, publish } = servedFiles(context, FOLDER);
  const site = context.siteConfig.url + context.siteConfig.baseUrl;
  return {
    name: 'flow-schema',
    async loadContent() {
      const files = flowVersions().map((version): [string, string] => [
        schemaPath(version).slice(FOLDER.length + 1),
        `${JSON.stringify(flowSchema(version, site), null, 2)}\n`,
      ]);
      await write(new Map(files));
    },
    ...publish,
  };
}
