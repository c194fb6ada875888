/** Rules for the built files: the recommended ones, but for those that follow, each with the reason. */
export default {
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // What the minifier and templates write; HTML knows no difference, and the parser reads it all the same.
    'attr-quotes': ['error', { unquoted: true }],
    'doctype-style': 'off',
    'void-style': 'off',
    'no-raw-characters': 'off',
    'unrecognized-char-ref': 'off', // the "&" of a query string, in an example

    // HTML allows any id without white space; headings get theirs from their text, React's begin with "_".
    'valid-id': ['error', { relaxed: true }],

    // A task has a second box, where the reader has done it: src/mdx/Checklist knows both by their name.
    'form-dup-name': ['error', { shared: ['radio', 'button', 'reset', 'submit', 'checkbox'] }],

    // The rows of a table become blocks on a phone, where some browsers drop the roles that are not explicit.
    'no-redundant-role': 'off',

    // The theme hides the source of its icons.
    'no-inline-style': ['error', { allowedProperties: ['display'] }],

    // The theme's icon of an external link is an <svg> with a label, which ARIA allows.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // The theme's dropdowns and sidebar categories are links with the role of a button, its skip link is in a region.
    'prefer-native-element': ['error', { exclude: ['button', 'region'] }],
  },
};
