import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

// Links that bring their explanation along (src/markdown/mark-terms.ts, src/markdown/unconfirmed.ts): without this, they
// still lead to the glossary, and to the list of open points. A touch follows the link of a term. The first touch of an
// open point shows its question, the second one follows its link.
function explain(event: Event): void {
  const isTouch = (event as PointerEvent).pointerType === 'touch';
  if (isTouch !== (event.type === 'click') || !(event.target instanceof Element)) return;
  const selector = isTouch ? '.unconfirmed:not([aria-describedby])' : '.term, .unconfirmed';
  const link = event.target.closest<HTMLAnchorElement>(selector);
  if (!link) return;
  if (isTouch) event.preventDefault();
  import('./termTooltip').then(
    ({ showDefinition }) => showDefinition(link),
    () => undefined,
  );
}

if (ExecutionEnvironment.canUseDOM) {
  for (const type of ['pointerover', 'focusin', 'click']) {
    // Before the listeners of the tooltip, which a click hides.
    document.addEventListener(type, explain, true);
  }
}
