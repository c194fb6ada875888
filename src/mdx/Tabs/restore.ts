import { storageKeys } from '@site/src/site/storage';

/**
 * Script behind the panels that opens the reader's choice while the page is parsed. Without it, the first variant would
 * be displayed until hydration, and the page would shift.
 */
export const RESTORE = `(t=>{try{var g=t.dataset.group,v=new URLSearchParams(location.search).get(g)||JSON.parse(localStorage['${storageKeys.tabs}'])[g],a=[...t.querySelectorAll('[data-value]')];a.some(e=>e.dataset.value==v)&&a.forEach(e=>{var o=e.dataset.value==v;e.type?(e.setAttribute('aria-selected',o),e.tabIndex=o?0:-1):e.toggleAttribute('data-open',o)})}catch{}})(document.currentScript.parentNode)`;
