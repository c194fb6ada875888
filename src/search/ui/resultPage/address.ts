import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { type Parameters, readParameters, writeParameters } from './parameters';

/** Gives the address of the result page for a search. */
export function useResultPage(): (parameters: Parameters) => string {
  const path = useBaseUrl('/search/');
  return (parameters) => `${path}${writeParameters(parameters)}`;
}

/** The parameters of the result page's address; empty on the server, which knows no query. */
export function useParameters(): Required<Parameters> {
  const { search } = useLocation();
  const isBrowser = useIsBrowser();
  return readParameters(isBrowser ? search : '');
}
