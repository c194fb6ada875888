/** What the autocomplete library takes from Preact, as React has it. */
export { createElement, Fragment } from 'react';

/** The library's own way to the page; the search box puts what is rendered there by a portal. */
export const render = (): void => undefined;
