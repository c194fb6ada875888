import { translate } from '@docusaurus/Translate';
import type { Diagram } from '@site/src/content/diagrams/model';
import large from './showLarge.lazy.module.css';

/**
 * Shows a copy of a picture in a dialog as large as the window; a picture wider than the window scrolls. Escape, the
 * button and a press beside the dialog close it, and the focus returns to where it was.
 */
export function showLarge(picture: SVGElement, { title, text }: Diagram): void {
  const dialog = document.createElement('dialog');
  dialog.className = large.dialog ?? '';
  dialog.setAttribute('aria-label', title);

  const close = document.createElement('button');
  close.type = 'button';
  close.className = 'clean-btn';
  close.setAttribute('aria-label', translate({ message: 'Close' }));
  close.addEventListener('click', () => dialog.close());

  const area = document.createElement('div');
  area.tabIndex = 0;
  area.setAttribute('role', 'img');
  area.setAttribute('aria-label', text);
  const copy = picture.cloneNode(true) as SVGElement;
  // It is the wide layout, which a narrow column hides.
  copy.style.display = 'block';
  area.append(copy);

  dialog.append(close, area);
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
