import React, { createContext, type ReactNode, startTransition, useEffect, useState } from 'react';

/** Replaces the Docusaurus module of the same name: provides whether the page is hydrated. */
export const Context = createContext(false);

/**
 * Sets `isBrowser` after hydration, which rerenders half of the page. As a transition, so input stays responsive;
 * upstream's synchronous update blocks it.
 */
export function BrowserContextProvider({ children }: { children: ReactNode }): ReactNode {
  const [isBrowser, setIsBrowser] = useState(false);
  useEffect(() => startTransition(() => setIsBrowser(true)), []);
  return <Context.Provider value={isBrowser}>{children}</Context.Provider>;
}
