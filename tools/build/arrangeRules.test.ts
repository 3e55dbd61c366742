import { describe, expect, it } from 'vitest';
import { arrangeRules } from './arrangeRules.js';
import { readRules, writeRules } from './cssRules.js';

const sheet = (id: string, css: string) => ({ id, rules: readRules(css) });
const anyOrder = () => true;

describe('cssRules', () => {
  it.each([
    '.a{color:red;background:url("a;b{}.png")}.b:is(.c,.d){margin:0}',
    '@layer a,b;@layer a{.a{b:c}}',
    '@media (hover:hover){.a:hover{color:red}}@keyframes x{0%{opacity:0}}',
    '.a:before{content:"}"}',
    '.a{mask:linear-gradient(to var(--end), #000 calc(100% - (2 * 8px)), transparent)}',
  ])('writes what it has read: %s', (css) => {
    expect(writeRules(readRules(css))).toBe(css);
  });
});

describe('arrangeRules', () => {
  it('keeps every declaration, and those that set one another in their order', () => {
    const css = '.a{z-index:1;padding:4px 8px;padding-inline:2px;opacity:1;inset:0;left:2px}';
    const [rule] = readRules(arrangeRules('', [sheet('a', css)], anyOrder));
    if (typeof rule !== 'object') throw new Error('no rule');
    expect(new Set(rule.inside)).toEqual(new Set(css.slice(3, -1).split(';')));
    const at = (declaration: string) => rule.inside.indexOf(declaration);
    expect(at('padding:4px 8px')).toBeLessThan(at('padding-inline:2px'));
    expect(at('inset:0')).toBeLessThan(at('left:2px'));
  });

  it('puts forced colours last, and merges equal rules', () => {
    const forced = (name: string) => `.${name}{color:red}@media (forced-colors:active){.${name}{border:1px solid}}`;
    const css = arrangeRules('', [sheet('a', forced('a')), sheet('b', forced('b'))], anyOrder);
    expect(css).toMatch(/\}@media \(forced-colors:active\)\{\.a,\.b\{border:1px solid\}\}$/);
  });

  it('keeps a sheet after those that it must follow, however similar it is to others', () => {
    const sheets = ['d', 'c', 'b', 'a'].map((id) => sheet(id, `.${id}{color:red}`));
    expect(arrangeRules('', sheets, (first, second) => first < second)).toBe(
      '.a{color:red}.b{color:red}.c{color:red}.d{color:red}',
    );
  });

  it('gives the same output for the same input', () => {
    const sheets = Array.from({ length: 12 }, (_, i) => sheet(`s${i}`, `.s${i}{margin:${i}px;padding:${i * 7}px}`));
    expect(arrangeRules('', sheets, anyOrder)).toBe(arrangeRules('', sheets, anyOrder));
  });
});
