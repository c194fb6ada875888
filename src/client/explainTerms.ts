import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

// Terms are links to the glossary, marked by src/markdown/mark-terms.ts: without this, they still lead there.
function explain(event: Event): void {
  const term = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a.term');
  // A touch follows the link.
  if (!term || (event as PointerEvent).pointerType === 'touch') return;
  import('./termTooltip').then(
    ({ showDefinition }) => showDefinition(term),
    () => undefined,
  );
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('pointerover', explain);
  document.addEventListener('focusin', explain);
}
