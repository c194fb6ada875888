import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { translate } from '@docusaurus/Translate';
import { announce } from '@site/src/browser/liveRegion';

// The button below an example is HTML alone (src/markdown): the runner is loaded when it is pressed.
function openExample({ target }: Event): void {
  const button =
    target instanceof Element && target.closest<HTMLElement>('[data-example] > button');
  if (!button) return;
  import('@site/src/components/FlowRunner/openRunner')
    .then(({ openRunner }) => openRunner(button))
    .catch((error: unknown) => {
      console.warn('The example could not be opened:', error);
      announce(
        translate({
          message: 'The example could not be loaded. Check your connection, and try again.',
        }),
      );
    });
}

if (ExecutionEnvironment.canUseDOM) document.addEventListener('click', openExample);
