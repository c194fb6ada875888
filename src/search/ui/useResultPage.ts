import useBaseUrl from '@docusaurus/useBaseUrl';
import { type Parameters, writeParameters } from './resultPageParameters';

/** Returns a function that builds the URL of the result page for a search. */
export function useResultPage(): (parameters: Parameters) => string {
  const path = useBaseUrl('/search/');
  return (parameters) => `${path}${writeParameters(parameters)}`;
}
