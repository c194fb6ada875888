import type { CompletionSource } from '@codemirror/autocomplete';
import type { StepKeys } from '@site/src/content/steps/stepKeys';
import { useEffect, useState } from 'react';
import { completeSteps } from './complete';

/** The completion of steps in the flow files of a version; undefined until its data has loaded. */
export function useStepCompletion(
  version: string,
): Record<'json' | 'yaml', CompletionSource> | undefined {
  const [sources, setSources] = useState<Record<'json' | 'yaml', CompletionSource>>();
  useEffect(() => {
    let isCurrent = true;
    import(`@generated/content-data/default/step-keys-${version}.json`).then(
      ({ default: keys }: { default: StepKeys }) => {
        if (isCurrent)
          setSources({ json: completeSteps(keys, true), yaml: completeSteps(keys, false) });
      },
      // Without it, the editor completes nothing.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [version]);
  return sources;
}
