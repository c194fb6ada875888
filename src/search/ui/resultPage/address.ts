import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {
  type Parameters,
  readParameters,
  type ReadParameters,
  writeParameters,
} from './parameters';

/** Returns a function that builds the URL of the result page for a search. */
export function useResultPage(): (parameters: Parameters) => string {
  const path = useBaseUrl('/search/');
  return (parameters) => `${path}${writeParameters(parameters)}`;
}

/** The parameters of the result page's URL; empty on the server, where the query string is unknown. */
export function useParameters(): ReadParameters {
  const { search } = useLocation();
  const isBrowser = useIsBrowser();
  return readParameters(isBrowser ? search : '');
}
