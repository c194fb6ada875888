/** A name, the forms in which pages do not write it, and an example of them for the test. */
type Name = { name: string; wrong: RegExp; example: string };

/** The one spelling of each product, service and feature. The names of steps are the titles of their pages. */
export const names: readonly Name[] = (
  [
    ['Flow Manager', /\b(?:[Ff]low manager|FlowManager)\b/, 'flow manager'],
    ['Flow Runner', /\b(?:[Ff]low runner|FlowRunner)\b/, 'Flow runner'],
    ['Designer', /\bthe Designer\b(?! (?:\w+ )?(?:server|service|form|user))/, 'in the Designer'],
    ['ACE Web', /\bDesigner Web\b/, 'the URL of Designer Web'],
    ['ACE Desktop', /\bDesigner Desktop\b/, 'in Designer Desktop'],
    ['the runtime server', /\bRuntime Server\b|\brun-?time-server\b/, 'the Runtime Server'],
    ['Dynamic API', /\bdynamic API\b|\bDynamic Api\b/, 'a dynamic API'],
    ['Dynamic APIs', /\bdynamic APIs\b/, 'Secure dynamic APIs'],
    ['JSON-RPC', /\b(?:JSON RPC|JSONRPC|Json-RPC)\b/, 'JSON RPC 2.0'],
    ['JSONata', /\bJSONATA\b(?! Map)|(?<!\*)\bJsonata\b(?!\*)/, 'an expression of Jsonata'],
    ['OpenAPI', /\b(?:Open API|openAPI|Openapi|OpenApi)\b/, 'an Open API document'],
    ['Git', /(?<![\w/.@-])git(?![\w/@-]|\.\w)/, 'a git repository'],
    ['GitHub', /\bGithub\b/, 'on Github'],
    ['GitLab', /\bGitlab\b/, 'on Gitlab'],
    ['Node.js', /\b(?:NodeJS|Node JS|Nodejs|node\.js)(?!\w)/, 'for NodeJS'],
    ['JavaScript', /\b(?:Javascript|Java Script)\b/, 'in Javascript'],
    ['TypeScript', /\bTypescript\b/, 'in Typescript'],
    ['Kubernetes', /\b(?:kubernetes|K8s|k8s)\b/, 'on k8s'],
    ['MongoDB', /\b(?:Mongo DB|Mongodb|MongoDb)\b/, 'in Mongo DB'],
    ['PostgreSQL', /\b(?:Postgres|Postgresql)\b/, 'in Postgres'],
    ['Redis', /(?<![-/.])\bredis\b(?![-.]\w)/, 'a redis server'],
    ['Docker Compose', /\bDocker[- ]compose\b/, 'with Docker-compose'],
    ['Keycloak', /\bKeyCloak\b|(?<![-/.])\bkeycloak\b(?![-.]\w)/, 'in KeyCloak'],
  ] as const
).map(([name, wrong, example]) => ({ name, wrong, example }));
