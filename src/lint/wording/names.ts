/** A name and the forms in which pages do not write it. */
type Name = { name: string; wrong: RegExp; examples: readonly string[] };

/** The one spelling of each product, service and feature. The names of steps are the titles of their pages. */
export const names: readonly Name[] = [
  {
    name: 'Flow Manager',
    wrong: /\b(?:[Ff]low manager|FlowManager)\b/,
    examples: ['flow manager'],
  },
  { name: 'Flow Runner', wrong: /\b(?:[Ff]low runner|FlowRunner)\b/, examples: ['Flow runner'] },
  {
    name: 'Designer',
    wrong: /\bthe Designer\b(?! (?:\w+ )?(?:server|service|form|user))/,
    examples: ['in the Designer'],
  },
  { name: 'ACE Web', wrong: /\bDesigner Web\b/, examples: ['the URL of Designer Web'] },
  { name: 'ACE Desktop', wrong: /\bDesigner Desktop\b/, examples: ['in Designer Desktop'] },
  {
    name: 'the runtime server',
    wrong: /\bRuntime Server\b|\brun-?time-server\b/,
    examples: ['the Runtime Server'],
  },
  { name: 'Dynamic API', wrong: /\bdynamic API\b|\bDynamic Api\b/, examples: ['a dynamic API'] },
  { name: 'Dynamic APIs', wrong: /\bdynamic APIs\b/, examples: ['Secure dynamic APIs'] },
  { name: 'JSON-RPC', wrong: /\b(?:JSON RPC|JSONRPC|Json-RPC)\b/, examples: ['JSON RPC 2.0'] },
  {
    name: 'JSONata',
    wrong: /\bJSONATA\b(?! Map)|(?<!\*)\bJsonata\b(?!\*)/,
    examples: ['an expression of Jsonata'],
  },
  {
    name: 'OpenAPI',
    wrong: /\b(?:Open API|openAPI|Openapi|OpenApi)\b/,
    examples: ['an Open API document'],
  },
  { name: 'Git', wrong: /(?<![\w/.@-])git(?![\w/@-]|\.\w)/, examples: ['a git repository'] },
  { name: 'GitHub', wrong: /\bGithub\b/, examples: ['on Github'] },
  { name: 'GitLab', wrong: /\bGitlab\b/, examples: ['on Gitlab'] },
  {
    name: 'Node.js',
    wrong: /\b(?:NodeJS|Node JS|Nodejs|node\.js)(?!\w)/,
    examples: ['for NodeJS'],
  },
  { name: 'JavaScript', wrong: /\b(?:Javascript|Java Script)\b/, examples: ['in Javascript'] },
  { name: 'TypeScript', wrong: /\bTypescript\b/, examples: ['in Typescript'] },
  { name: 'Kubernetes', wrong: /\b(?:kubernetes|K8s|k8s)\b/, examples: ['on k8s'] },
  { name: 'MongoDB', wrong: /\b(?:Mongo DB|Mongodb|MongoDb)\b/, examples: ['in Mongo DB'] },
  { name: 'PostgreSQL', wrong: /\b(?:Postgres|Postgresql)\b/, examples: ['in Postgres'] },
  { name: 'Redis', wrong: /(?<![-/.])\bredis\b(?![-.]\w)/, examples: ['a redis server'] },
  { name: 'Docker Compose', wrong: /\bDocker[- ]compose\b/, examples: ['with Docker-compose'] },
  {
    name: 'Keycloak',
    wrong: /\bKeyCloak\b|(?<![-/.])\bkeycloak\b(?![-.]\w)/,
    examples: ['in KeyCloak'],
  },
];
