// The menus of the page are `details` elements with `data-menu`, which open without scripts. Like the menus of an
// operating system they close when the reader turns to something else, follows a link in them, or presses Escape.
const openMenus = () => document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]');

function closeLeft({ target, type }: Event): void {
  const isLink = type === 'click' && target instanceof Element && target.closest('a');
  for (const menu of openMenus()) if (isLink || !menu.contains(target as Node)) menu.open = false;
}

/** Closes the dropdown menus of the theme, which the focus and the pointer open; src/css/layout.css hides them. */
function closeDropdowns(): void {
  for (const dropdown of document.querySelectorAll<HTMLElement>(
    '.dropdown--show, .dropdown:hover',
  )) {
    if (dropdown.contains(document.activeElement)) dropdown.querySelector('a')?.focus();
    // The theme closes an open dropdown when the pointer is pressed outside.
    document.dispatchEvent(new MouseEvent('mousedown'));
    dropdown.toggleAttribute('data-dismissed', true);
    const show = () => dropdown.removeAttribute('data-dismissed');
    for (const event of ['pointerleave', 'keydown']) {
      dropdown.addEventListener(event, show, { once: true });
    }
  }
}

function closeOnEscape({ key }: KeyboardEvent): void {
  if (key !== 'Escape') return;
  closeDropdowns();
  for (const menu of openMenus()) {
    if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus();
    menu.open = false;
  }
}

for (const type of ['pointerdown', 'focusin', 'click']) document.addEventListener(type, closeLeft);
document.addEventListener('keydown', closeOnEscape);
