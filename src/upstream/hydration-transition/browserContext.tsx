import React, { createContext, type ReactNode, startTransition, useEffect, useState } from 'react';

/** Replaces Docusaurus' module of this name: whether the page is hydrated. */
export const Context = createContext(false);

/**
 * Says after hydration that the page is in a browser. Half of the page is rendered again for that: as a transition,
 * so input stays responsive; the synchronous update of Docusaurus blocks it.
 */
export function BrowserContextProvider({ children }: { children: ReactNode }): ReactNode {
  const [isBrowser, setIsBrowser] = useState(false);
  useEffect(() => startTransition(() => setIsBrowser(true)), []);
  return <Context.Provider value={isBrowser}>{children}</Context.Provider>;
}
