import { storageKeys } from '@site/src/site/storage';

/**
 * Script behind the panels that opens the reader's choice while the page is parsed, and hides the other variants. Without
 * it, they would be displayed until hydration, and the page would shift. Until then it also opens, and notes for
 * hydration, the variant in which the browser finds what the reader looks for.
 */
export const RESTORE = `(t=>{var g=t.dataset.group,a=[...t.querySelectorAll('[data-value]')],v,open=v=>a.forEach(e=>{var o=e.dataset.value==v;e.type?(e.setAttribute('aria-selected',o),e.tabIndex=o?0:-1):e.hidden=!o&&'until-found'});try{v=new URLSearchParams(location.search).get(g)||JSON.parse(localStorage['${storageKeys.tabs}'])[g]}catch{}open(a.some(e=>e.dataset.value==v)?v:a[0].dataset.value);t.addEventListener('beforematch',e=>e.target.parentNode==t&&open(t.dataset.found=e.target.dataset.value))})(document.currentScript.parentNode)`;
