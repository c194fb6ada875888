// Links that bring their explanation along (src/markdown/mark-terms.ts, src/markdown/unconfirmed.ts): without this, they
// still lead to the glossary, and to the list of open points. The first touch shows the explanation, the second one
// follows the link.
function explain(event: Event): void {
  const isTouch = (event as PointerEvent).pointerType === 'touch';
  if (isTouch !== (event.type === 'click') || !(event.target instanceof Element)) return;
  const link = event.target.closest<HTMLAnchorElement>('.term, .unconfirmed');
  if (!link || (isTouch && link.hasAttribute('aria-describedby'))) return;
  if (isTouch) event.preventDefault();
  import('./termTooltip').then(
    ({ showDefinition }) => showDefinition(link),
    () => undefined,
  );
}

for (const type of ['pointerover', 'focusin', 'click']) {
  // Before the listeners of the tooltip, which a click hides.
  document.addEventListener(type, explain, true);
}
