/** The page's `prefers-reduced-motion`; `system` uses the device's setting. */
export type Motion = 'system' | 'normal' | 'reduced';

const QUESTION = /\(\s*prefers-reduced-motion\s*(?::\s*(reduce|no-preference)\s*)?\)/g;
const TRUE = '(min-width: 0px)';
const FALSE = '(max-width: 0px)';

const asked = new WeakMap<CSSMediaRule, string>();
let motion: Motion = 'system';
let nativeMatchMedia: typeof window.matchMedia | undefined;

/** A media query in which the motion feature is replaced by a condition that is true on every screen, or on none. */
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
 * the preference itself. Rewriting the query leaves the kit with plain media queries, so the page runs the same branch
 * as a device with that setting, in the kit's styles and in all others.
 * It must run before the story renders, because effects of a child run before those of the stage around it. Lists from
 * earlier `matchMedia` calls keep their answer, so the stage remounts the story when the setting changes.
 */
export function emulateMotion(wish: Motion): void {
  motion = wish;
  if (!nativeMatchMedia) {
    const native = (nativeMatchMedia = window.matchMedia.bind(window));
    window.matchMedia = (query) => native(answer(query));
    // Chunks add their styles late, and the dev server replaces them.
    new MutationObserver(answerSheets).observe(document.head, { childList: true, subtree: true, characterData: true });
    document.head.addEventListener('load', answerSheets, true);
  }
  answerSheets();
}
