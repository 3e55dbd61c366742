/**
 * Minified css as a tree: a declaration is a string, a rule or an at-rule has a `head` and what stands `inside`.
 *
 * @typedef {string | { head: string, inside: Rule[] }} Rule
 */

/** Quoted text and anything in brackets may contain the signs that separate rules. */
const TOKEN =
  /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\((?:[^()"']|"[^"]*"|'[^']*'|\((?:[^()]|\([^()]*\))*\))*\)|[{};]|[^"'({};]+|./gs;

/**
 * @param {string} css minified: no comments
 * @returns {Rule[]}
 */
export function readRules(css) {
  /** @type {Rule[]} */
  const top = [];
  const open = [top];
  let text = '';
  const end = () => {
    if (text) open.at(-1)?.push(text);
    text = '';
  };
  for (const [token] of css.matchAll(TOKEN)) {
    if (token === ';') end();
    else if (token === '{') {
      const rule = { head: text, inside: [] };
      open.at(-1)?.push(rule);
      open.push(rule.inside);
      text = '';
    } else if (token === '}') {
      end();
      open.pop();
    } else text += token;
  }
  end();
  return top;
}

/**
 * @param {readonly Rule[]} rules
 * @returns {string}
 */
export const writeRules = (rules) =>
  rules
    .map((rule, index) => {
      if (typeof rule !== 'string') return `${rule.head}{${writeRules(rule.inside)}}`;
      return index < rules.length - 1 || rule.startsWith('@') ? `${rule};` : rule;
    })
    .join('');
