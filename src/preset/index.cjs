// docusaurus.config.cjs has prepared Node.js for TypeScript; Docusaurus transpiles a preset with that ending itself.
module.exports = require('./preset.ts').default;
