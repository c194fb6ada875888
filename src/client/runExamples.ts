import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { translate } from '@docusaurus/Translate';
import { announce } from '@site/src/browser/liveRegion';

// The buttons below an example are HTML alone (src/components/CodeBlock): the runner is loaded when one is pressed.
function onClick({ target }: Event): void {
  const button =
    target instanceof Element && target.closest<HTMLButtonElement>('[data-example] > button');
  if (!button) return;
  import('@site/src/components/FlowRunner/openRunner')
    .then(({ openRunner, runInPlace }) =>
      button.name === 'edit' ? openRunner(button) : runInPlace(button),
    )
    .catch((error: unknown) => {
      console.warn('The example could not be opened:', error);
      announce(
        translate({
          message: 'The example could not be loaded. Check your connection, and try again.',
        }),
      );
    });
}

if (ExecutionEnvironment.canUseDOM) document.addEventListener('click', onClick);
