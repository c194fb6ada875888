import { defaultTemplate } from '../pageTemplate';
import { outdated } from '../patch';

/** The style sheets and the scripts in the Docusaurus template. */
const STYLES = '<% it.stylesheets.forEach(';
const SCRIPTS =
  /<% it\.scripts\.forEach\(\(script\) => \{ %>\s*<script src="<%= it\.baseUrl %><%= script %>" defer><\/script>\s*<% \}\); %>/;

/**
 * Requests the scripts after the first frame; at once in a background tab, which has no frames. DOMContentLoaded waits
 * for deferred scripts, so static/recover.js hears of an app that fails.
 */
const START = `<script>(function () {
  function start() {
    <%~ JSON.stringify(it.scripts.map((script) => it.baseUrl + script)) %>.forEach(function (src) {
      var script = document.createElement('script');
      script.src = src;
      script.async = false;
      document.head.append(script);
    });
  }
  addEventListener('DOMContentLoaded', function () {
    if (document.hidden) start();
    else requestAnimationFrame(function () { setTimeout(start); });
  });
})()</script>`;

/**
 * Replaces the app's scripts by an inline script that adds them after the first frame. It stands before the style
 * sheets: behind one, an inline script waits for it, and so does the parser.
 * @param template page template; that of the installed Docusaurus by default
 * @throws Error if the template loads the scripts in a different way
 */
export function withLateScripts(template: string = defaultTemplate): string {
  if (!template.includes(STYLES) || !SCRIPTS.test(template)) {
    throw outdated('late-scripts', 'its page template loads the scripts in a different way');
  }
  return template.replace(SCRIPTS, '').replace(STYLES, () => `${START}\n    ${STYLES}`);
}
