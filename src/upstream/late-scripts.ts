import { templatePatch } from './patch';

/** The first of the style sheets and the scripts in the Docusaurus template. */
const STYLES = /(?=<% it\.stylesheets\.forEach\()/;
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
})()</script>
    `;

/**
 * Loads the app's scripts after the first frame, so that they do not share the line with the style sheet, and their
 * compilation does not share the processor with the layout. The page works without them. Docusaurus has no option for
 * this, except a custom page template. The inline script stands before the style sheets: behind one, it waits for it,
 * and so does the parser.
 */
export default templatePatch('late-scripts', [
  [SCRIPTS, ''],
  [STYLES, START],
]);
