const { readFileSync } = require('node:fs');
const { createRequire } = require('node:module');

/** The compiler that @docusaurus/faster brings. */
const { transformSync } = createRequire(require.resolve('@docusaurus/faster'))('@swc/core');

// Docusaurus transpiles a configuration and a preset in TypeScript, and each ES module that they import, with Babel: eight
// seconds of a build in a fresh environment. Node.js loads the modules of packages itself; what is left takes a second.
require.extensions['.ts'] = (module, filename) => {
  const { code } = transformSync(readFileSync(filename, 'utf8'), {
    filename,
    swcrc: false,
    sourceMaps: 'inline',
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    module: { type: 'commonjs' },
  });
  module._compile(code, filename);
};

module.exports = require('./site.config.ts').default;
