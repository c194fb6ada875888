/**
 * What the page does until the app has taken it over: starts the app when the page stands and the browser is
 * idle, or at the reader's first move; keeps what the reader does meanwhile, and does it then. Links, scrolling
 * and text stay with the browser. Runs inline in the head, as text: everything it uses is inside of it.
 */
export function starter(): void {
  const CONTROLS =
    'button, summary, [role="button"], [role="tab"], [type="checkbox"], [type="radio"]';
  const MOVES = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'pointerover'];
  const replays: (() => void)[] = [];
  const listening = new AbortController();
  let started = false;
  let typed = '';
  let isTyping = false;

  const elementOf = ({ target }: Event) =>
    target instanceof Element && target.closest('#__docusaurus') ? target : undefined;
  const isField = (element: EventTarget | null) =>
    element instanceof HTMLElement &&
    element.matches('textarea, select, input:not([type="checkbox"], [type="radio"])');

  /** Gives a field its value as if the reader entered it now. React hears of a text only when it changes. */
  function enter(field: HTMLInputElement, value: string): void {
    const property = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
    for (const next of field.matches('select') ? [value] : ['', value]) {
      property?.set?.call(field, next);
      field.dispatchEvent(new Event('input', { bubbles: true }));
      field.dispatchEvent(new Event('change', { bubbles: true }));
    }
  }

  function hold(event: Event, replay: () => void): void {
    event.preventDefault();
    event.stopImmediatePropagation();
    replays.push(replay);
  }

  /** Finds a control again by its place: the app renders a few of the page's elements anew. */
  function finder(control: HTMLElement): () => HTMLElement | undefined {
    const place: number[] = [];
    for (let at: Element = control; at.parentElement; at = at.parentElement) {
      place.unshift([...at.parentElement.children].indexOf(at));
    }
    return () => {
      if (control.isConnected) return control;
      let found: Element | undefined = document.documentElement;
      for (const index of place) found = found?.children[index];
      return found instanceof HTMLElement && found.matches(CONTROLS) ? found : undefined;
    };
  }

  /** What is typed after the search was opened belongs into its field, which comes with the app. */
  function keepTyping(): void {
    if (isTyping) return;
    isTyping = true;
    const keys = new AbortController();
    const onKey = (event: KeyboardEvent) => {
      if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return;
      if (!event.isTrusted || isField(event.target)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      typed += event.key;
    };
    const onFocus = ({ target }: FocusEvent) => {
      if (!isField(target)) return;
      keys.abort();
      // The search selects the text of its field when it opens.
      if (typed) setTimeout(() => enter(target as HTMLInputElement, typed));
    };
    addEventListener('keydown', onKey, { capture: true, signal: keys.signal });
    addEventListener('focusin', onFocus, { signal: keys.signal });
  }

  function onClick(event: MouseEvent): void {
    const control = elementOf(event)?.closest<HTMLElement>(CONTROLS);
    if (!control || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const find = finder(control);
    hold(event, () => find()?.click());
    if (control.ariaHasPopup === 'dialog') keepTyping();
  }

  function onKeyDown(event: KeyboardEvent): void {
    const { key, target } = event;
    const opensSearch =
      (key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)) ||
      (key === '/' && !isField(target));
    const control = key === 'Enter' ? elementOf(event)?.closest<HTMLElement>(CONTROLS) : undefined;
    if (isTyping || (!opensSearch && !control)) return;
    const find = control ? finder(control) : () => document.body;
    hold(event, () => {
      const found = find();
      if (found?.dispatchEvent(new KeyboardEvent('keydown', event)) && control) found.click();
    });
    if (opensSearch || control?.ariaHasPopup === 'dialog') keepTyping();
  }

  function onInput(event: Event): void {
    const field = elementOf(event);
    if (!field || !isField(field)) return;
    const { value } = field as HTMLInputElement;
    replays.push(() => enter(field as HTMLInputElement, value));
  }

  function letGo(): void {
    listening.abort();
    hydration.disconnect();
    replayNext();
  }

  /** One at a time: the app answers each before it hears the next. */
  function replayNext(): void {
    const replay = replays.shift();
    if (!replay) return;
    replay();
    setTimeout(replayNext);
  }

  /** Without the app the page is what it is without JavaScript. */
  function fail(): void {
    if (listening.signal.aborted) return; // a script before this one failed too
    letGo();
    Reflect.deleteProperty(window, 'docusaurus');
    (window as { insertBanner?: () => void }).insertBanner?.();
  }

  /** A page whose scripts are gone after a deploy says so itself (PageLoadFailure). */
  function onRejection({ reason }: PromiseRejectionEvent): void {
    if (reason instanceof Error && reason.name === 'ChunkLoadError') letGo();
  }

  function start(): void {
    if (started) return;
    if (document.readyState === 'loading') {
      document.addEventListener('DOMContentLoaded', start);
      return;
    }
    started = true;
    for (const held of document.querySelectorAll<HTMLElement>('script[data-app]')) {
      const script = document.createElement('script');
      script.src = held.dataset.app ?? '';
      script.async = false;
      script.addEventListener('error', fail);
      document.head.append(script);
    }
  }

  function startWhenIdle(): void {
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 });
    else setTimeout(start, 200);
  }

  const hydration = new MutationObserver(() => {
    if (document.documentElement.dataset.hasHydrated === 'true') letGo();
  });
  hydration.observe(document.documentElement, { attributeFilter: ['data-has-hydrated'] });

  const { signal } = listening;
  addEventListener('click', onClick, { capture: true, signal });
  addEventListener('keydown', onKeyDown, { capture: true, signal });
  addEventListener('input', onInput, { capture: true, signal });
  addEventListener('unhandledrejection', onRejection, { signal });
  for (const move of MOVES) addEventListener(move, start, { capture: true, passive: true, signal });
  addEventListener('load', startWhenIdle);
  document.addEventListener('DOMContentLoaded', () => {
    // The theme switches the colour switch off in the page; a button that is off hears no click.
    for (const button of document.querySelectorAll('button')) button.disabled = false;
    // A picture that does not come keeps a page from being loaded.
    setTimeout(start, 5000);
  });
  // The theme takes the lack of this for a site under a wrong path.
  Object.assign(window, { docusaurus: {} });
}
