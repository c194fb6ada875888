import { translate } from '@docusaurus/Translate';
import large from './showLarge.lazy.module.css';

/**
 * Shows a copy of a diagram, with its caption, in a dialog. Escape, the button and a press beside the dialog close it, and
 * the focus returns to where it was.
 */
export function showLarge(figure: HTMLElement, title: string): void {
  const dialog = document.createElement('dialog');
  dialog.className = large.dialog ?? '';
  dialog.setAttribute('aria-label', title);

  const close = document.createElement('button');
  close.type = 'button';
  close.className = `clean-btn ${large.close}`;
  close.setAttribute('aria-label', translate({ message: 'Close' }));
  close.addEventListener('click', () => dialog.close());

  const copy = figure.cloneNode(true) as HTMLElement;
  copy.querySelector('button')?.remove();

  dialog.append(close, copy);
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
