import React, { createContext, type ReactNode, startTransition, useEffect, useState } from 'react';

/** Stands in for Docusaurus' own module of this name: whether the page is hydrated. */
export const Context = createContext(false);

/**
 * Says after hydration that the page is in a browser. Half of the page is rendered again for that; as a
 * transition React lets the reader's moves pass in between, where Docusaurus' own blocks them.
 */
export function BrowserContextProvider({ children }: { children: ReactNode }): ReactNode {
  const [isBrowser, setIsBrowser] = useState(false);
  useEffect(() => startTransition(() => setIsBrowser(true)), []);
  return <Context.Provider value={isBrowser}>{children}</Context.Provider>;
}
