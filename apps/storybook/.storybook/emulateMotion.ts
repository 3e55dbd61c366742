/** What a page is told about the wish for less motion; `system` leaves the answer to the device. */
export type Motion = 'system' | 'normal' | 'reduced';

const QUESTION = /\(\s*prefers-reduced-motion\s*(?::\s*(reduce|no-preference)\s*)?\)/g;
const TRUE = '(min-width: 0px)';
const FALSE = '(max-width: 0px)';

const asked = new WeakMap<CSSMediaRule, string>();
let motion: Motion = 'system';
let nativeMatchMedia: typeof window.matchMedia | undefined;

/** A media query in which the question about motion is answered by what is true of every screen, or of none. */
function answer(query: string): string {
  if (motion === 'system') return query;
  return query.replace(QUESTION, (_, wish = 'reduce') =>
    (wish === 'reduce') === (motion === 'reduced') ? TRUE : FALSE,
  );
}

function answerRules(rules: CSSRuleList) {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const query = asked.get(rule) ?? rule.media.mediaText;
      if (query.includes('prefers-reduced-motion')) {
        asked.set(rule, query);
        if (rule.media.mediaText !== answer(query)) rule.media.mediaText = answer(query);
      }
    }
    if (rule instanceof CSSGroupingRule) answerRules(rule.cssRules);
  }
}

const answerSheets = () => {
  for (const sheet of document.styleSheets) answerRules(sheet.cssRules);
};

/**
 * Makes the page's stylesheets and `matchMedia` answer `prefers-reduced-motion` as the toolbar says. A page cannot set
 * the preference itself; rewriting the question leaves the kit with plain media queries, so that what is shown here is
 * the very branch a device with that setting takes, in the kit's styles as in everybody else's.
 *
 * It must run before the story renders: effects of a child run before those of the stage around it. Lists that
 * `matchMedia` handed out earlier keep their answer, so the stage remounts the story when the motion changes.
 */
export function emulateMotion(wish: Motion): void {
  motion = wish;
  if (!nativeMatchMedia) {
    const native = (nativeMatchMedia = window.matchMedia.bind(window));
    window.matchMedia = (query) => native(answer(query));
    // Chunks bring their styles late, and the dev server replaces them.
    new MutationObserver(answerSheets).observe(document.head, { childList: true, subtree: true, characterData: true });
    document.head.addEventListener('load', answerSheets, true);
  }
  answerSheets();
}
