import { deflateRawSync } from 'node:zlib';
import { writeRules } from './cssRules.js';

/** @typedef {import('./cssRules.js').Rule} Rule */

const FORCED = '@media (forced-colors:active)';
/** How far back deflate looks. */
const WINDOW = 32 * 1024;
/** Each takes about 2 ms. Twice as many save 10 bytes. */
const TRIES = 4000;

/**
 * The order of declarations in a rule, by the first word of the property without a vendor's prefix. Trials showed
 * that this order compresses best. Properties that are not in the list come first.
 */
const ORDER = (
  'opacity max cursor white hyphens content color stop transform filter object transition aspect outline forced ' +
  'background unicode appearance box stroke user fill clip touch border animation width caret grid -- ' +
  'visibility height overscroll font scrollbar text resize container isolation margin place display gap padding ' +
  'order mask direction min vertical overflow pointer will position inset z flex contain scroll letter'
).split(' ');

/** Properties that set one another keep their order, so they count as one. */
const ALIASES = {
  align: 'place',
  justify: 'place',
  row: 'gap',
  column: 'gap',
  left: 'inset',
  right: 'inset',
  line: 'font',
};

/** @param {string} declaration */
function kindOf(declaration) {
  if (declaration.startsWith('--')) return '--';
  const word = /^(?:-(?:webkit|moz|ms)-)?([a-z]+)/.exec(declaration)?.[1] ?? '';
  return ALIASES[word] ?? word;
}

/** @type {(rules: readonly Rule[]) => Rule[]} */
const inOrder = (rules) =>
  rules
    .map((rule) => (typeof rule === 'string' ? rule : { ...rule, inside: inOrder(rule.inside) }))
    .map((rule) => ({ rule, rank: typeof rule === 'string' ? ORDER.indexOf(kindOf(rule)) : ORDER.length }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ rule }) => rule);

/**
 * @param {readonly Rule[]} rules; neighbours with the same content get one head
 */
function joined(rules) {
  /** @type {Map<string, string[]>} */
  const heads = new Map();
  for (const rule of rules) {
    const inside = writeRules(rule.inside);
    heads.set(inside, [...(heads.get(inside) ?? []), rule.head]);
  }
  return [...heads].map(([inside, selectors]) => ({ head: selectors.join(','), inside: [inside] }));
}

/** @param {Uint8Array | string} css */
const size = (css, dictionary) => deflateRawSync(css, { level: 9, ...(dictionary && { dictionary }) }).length;

/**
 * Sorts sheets so that they compress best. The next sheet is the one that repeats most of the sheets before it. Then
 * single sheets move while the time for a build lasts. The same input gives the same order.
 *
 * @typedef {{ id: string, css: string }} Sheet
 * @param {string} before the css before them
 * @param {readonly Sheet[]} sheets
 * @param {(first: string, second: string) => boolean} mayPrecede
 */
function likeNearLike(before, sheets, mayPrecede) {
  /** @type {(sheets: readonly Sheet[]) => string} */
  const write = (some) => before + some.map(({ css }) => css).join('');
  const alone = new Map(sheets.map(({ id, css }) => [id, size(css)]));
  const left = new Set(sheets);
  /** @type {Sheet[]} */
  let order = [];
  while (left.size) {
    const said = Buffer.from(write(order).slice(-WINDOW));
    const free = [...left].filter(({ id }) => [...left].every((other) => other.id === id || mayPrecede(id, other.id)));
    if (!free.length) throw new Error(`Each has to follow another: ${[...left].map(({ id }) => id).join(', ')}`);
    const shares = free.map((sheet) => ({ sheet, share: size(sheet.css, said) / alone.get(sheet.id) }));
    const { sheet } = shares.reduce((best, each) => (each.share < best.share ? each : best));
    order.push(sheet);
    left.delete(sheet);
  }
  let least = size(write(order));
  let seed = 5;
  const random = (below) => (seed = (seed * 48_271) % 2_147_483_647) % below;
  for (let tries = 0; tries < TRIES; tries++) {
    const from = random(order.length);
    const to = random(order.length);
    const { [from]: sheet } = order;
    const others = order.toSpliced(from, 1);
    const fits = ({ id }, at) => (at < to ? mayPrecede(id, sheet.id) : mayPrecede(sheet.id, id));
    if (!others.every(fits)) continue;
    const moved = others.toSpliced(to, 0, sheet);
    const now = size(write(moved));
    if (now <= least) [order, least] = [moved, now];
  }
  return order.map(({ css }) => css).join('');
}

/**
 * Sorts the sheets of the components so that they compress best. The meaning of the rules does not change: a sheet
 * stays after those that it must follow, and the rules for forced colours come last.
 *
 * @param {string} before the css before them
 * @param {readonly { id: string, rules: readonly Rule[] }[]} sheets
 * @param {(first: string, second: string) => boolean} mayPrecede whether a sheet may come before another
 */
export function arrangeRules(before, sheets, mayPrecede) {
  const sorted = sheets.map(({ id, rules }) => ({ id, rules: inOrder(rules) }));
  const isForced = (rule) => rule.head === FORCED;
  const forced = joined(sorted.flatMap(({ rules }) => rules.filter(isForced).flatMap(({ inside }) => inside)));
  const usual = sorted.map(({ id, rules }) => ({ id, css: writeRules(rules.filter((rule) => !isForced(rule))) }));
  return (
    likeNearLike(before, usual, mayPrecede) + (forced.length ? writeRules([{ head: FORCED, inside: forced }]) : '')
  );
}
