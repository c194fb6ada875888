import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

// Terms are links to the glossary, marked by src/markdown/mark-terms.ts: without this, they still lead there. So do the
// marks of what is not confirmed (src/markdown/unconfirmed.ts) to the page that explains them.
function explain(event: Event): void {
  const isTouch = (event as PointerEvent).pointerType === 'touch';
  // A touch follows the link of a term. The first touch of a mark shows its question, the second one follows its link.
  const selector = isTouch ? '.unconfirmed:not([aria-describedby])' : '.term, .unconfirmed';
  const term =
    isTouch === (event.type === 'click') &&
    event.target instanceof Element &&
    event.target.closest<HTMLAnchorElement>(selector);
  if (!term) return;
  if (isTouch) event.preventDefault();
  import('./termTooltip').then(
    ({ showDefinition }) => showDefinition(term),
    () => undefined,
  );
}

if (ExecutionEnvironment.canUseDOM) {
  for (const type of ['pointerover', 'focusin', 'click']) {
    // Before the listeners of the tooltip, which a click hides.
    document.addEventListener(type, explain, true);
  }
}
