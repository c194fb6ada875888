// Without the warning of Node.js 20 at the import of JSON.
import data from '@mdn/browser-compat-data/forLegacyNode';
import browserslist from 'browserslist';
import ts from 'typescript';

const { api, browsers, javascript } = data;

/** The names of browsers in the data of MDN, by those of browserslist; MDN has no UC Browser. */
const MDN_NAMES = {
  and_chr: 'chrome_android',
  and_ff: 'firefox_android',
  ios_saf: 'safari_ios',
  op_mob: 'opera_android',
  samsung: 'samsunginternet_android',
};

/** The oldest version of each browser of .browserslistrc. */
const oldest = new Map();
for (const target of browserslist(undefined, { path: import.meta.dirname, env: 'production' })) {
  const [name, versions] = target.split(' ');
  const browser = MDN_NAMES[name] ?? name;
  const version = parseFloat(versions);
  if (browser in browsers && !(oldest.get(browser) <= version)) oldest.set(browser, version);
}

/** The browsers that lack what an entry of the data describes. */
function lacking({ support }) {
  // A version may be a bound, such as ≤37; false and `preview` are none.
  const number = (version) => parseFloat(String(version).replace('≤', ''));
  const holdsFor = (version) => (statement) =>
    number(statement.version_added) <= version &&
    !(number(statement.version_removed) <= version) &&
    !(statement.flags ?? statement.prefix ?? statement.alternative_name);
  return [...oldest]
    .filter(([browser, version]) => ![support[browser] ?? []].flat().some(holdsFor(version)))
    .map(([browser, version]) => `${browsers[browser].name} ${version}`);
}

/** The entry of the data for a declaration of TypeScript's libraries; undefined if there is none. */
function entryOf(declaration) {
  const names = [];
  for (let node = declaration; !ts.isSourceFile(node); node = node.parent)
    if (node.name) names.unshift(node.name.getText());
  const [name = '', member] = names;
  if (member === undefined) return api[name] ?? api.Window[name] ?? javascript.builtins[name];
  const owner = name.replace(/^Readonly(?=Array|Set|Map)|Constructor$/g, '');
  // `declare var URL: { canParse(…): … }`
  const isStatic = !ts.isInterfaceDeclaration(declaration.parent);
  return (
    api[owner]?.[isStatic ? `${member}_static` : member] ?? javascript.builtins[owner]?.[member]
  );
}

/** Reports what a browser of .browserslistrc lacks: what TypeScript knows of the web platform, by the data of MDN. */
export const browserSupport = {
  create(context) {
    const { program, getSymbolAtLocation } = context.sourceCode.parserServices;
    const check = (node) => {
      const declarations = getSymbolAtLocation(node)?.declarations ?? [];
      const declaration = declarations.find((one) =>
        program.isSourceFileDefaultLibrary(one.getSourceFile()),
      );
      const entry = declaration && entryOf(declaration);
      const without = entry?.__compat ? lacking(entry.__compat) : [];
      if (without.length > 0)
        context.report({ node, message: `${node.name} is missing in ${without.join(', ')}.` });
    };
    return {
      'MemberExpression[computed=false] > Identifier.property': check,
      'NewExpression > Identifier.callee': check,
      'CallExpression > Identifier.callee': check,
    };
  },
};
