import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

// The menus of the page are `details` elements with `data-menu`, which open without scripts. Like the menus of an
// operating system they close when the reader turns to something else, follows a link in them, or presses Escape.
const openMenus = () => document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]');

function closeLeft({ target, type }: Event): void {
  const isLink = type === 'click' && target instanceof Element && target.closest('a');
  for (const menu of openMenus()) if (isLink || !menu.contains(target as Node)) menu.open = false;
}

function closeOnEscape({ key }: KeyboardEvent): void {
  if (key !== 'Escape') return;
  for (const menu of openMenus()) {
    if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus();
    menu.open = false;
  }
}

if (ExecutionEnvironment.canUseDOM) {
  for (const type of ['pointerdown', 'focusin', 'click'])
    document.addEventListener(type, closeLeft);
  document.addEventListener('keydown', closeOnEscape);
}
