import type { Plugin } from 'vite';

const ENTRY = /^( *)<script type="module" crossorigin src="([^"]+)"><\/script>\n/m;
const END = '  </body>';

/**
 * Lets a built page paint what it draws by itself before it runs the app, which keeps the page busy. Everything loads meanwhile. A page
 * that nobody sees, and a browser that does not report its paints, start at once.
 */
export function startAfterPaint(): Plugin {
  return {
    name: 'ezwallet:start-after-paint',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const [, indent, entry] = ENTRY.exec(html) ?? [];
        if (entry === undefined || !html.includes(END))
          throw new Error('index.html starts no module that could wait for the first paint.');
        return html
          .replace(ENTRY, `${indent}<link rel="modulepreload" crossorigin href="${entry}">\n`)
          .replace(END, `    <script>${starterOf(entry)}</script>\n${END}`);
      },
    },
  };
}

/** Milliseconds after which a page starts that has not heard of its paint. */
const PATIENCE = 1000;

/** Runs in browsers as it is, once for each page. */
const starterOf = (entry: string): string => `(function(){
  var isStarted;
  function start(){
    if(isStarted)return;
    isStarted=true;
    import(${JSON.stringify(entry)}).catch(function(error){
      // The words need the place of what the page drew at first.
      document.getElementById('first').replaceChildren();
      document.getElementById('failed-start').removeAttribute('hidden');
      throw error;
    });
  }
  var canTell=self.PerformanceObserver&&(PerformanceObserver.supportedEntryTypes||[]).indexOf('paint')>=0;
  if(document.hidden||!canTell)return start();
  new PerformanceObserver(start).observe({type:'paint',buffered:true});
  addEventListener('visibilitychange',start);
  setTimeout(start,${PATIENCE});
})();`;
