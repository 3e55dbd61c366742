import { pepperedHash } from '../../secrets/digest.ts';
import { CHINESE, DOTTED, ROMANISED, WESTERN, type NameWords } from './name-words.ts';

/** A buyer as a seller must recognise them. */
export interface Payer {
  readonly sellerId: bigint;
  readonly buyerId: bigint;
  /** As on the buyer's identity document. */
  readonly realName: string;
}

const DECOYS = 2;
/** A decoy may be so much shorter or longer. */
const NEAR = 4;
/** After so many rounds without a decoy, for an unusual name, a decoy may differ more in length. */
const PATIENCE = 20;
/** And after so many it may share an end with another choice. */
const LAST_PATIENCE = 500;
/** The longest name that an identity can have. */
const MOST = 20;

/**
 * Three names, one of which is the payer's, for a seller who looks at the payment. The others are made up. They depend on the
 * two members alone: who asks again, or trades again, cannot find out which name comes back.
 * @param pepper the oldest that the house has: with another one, the only name that comes back is the payer's
 */
export function payerChoices(pepper: Buffer, { sellerId, buyerId, realName }: Payer): string[] {
  const draw = (...parts: readonly (string | number)[]) =>
    pepperedHash(pepper, 'payer choice', String(sellerId), String(buyerId), ...parts.map(String));
  const names = [realName];
  for (let round = 0; names.length <= DECOYS; round += 1) {
    const decoy = makeName(realName, (place, count) => draw('word', round, place).readUInt32BE() % count);
    const isNear = Math.abs(decoy.length - realName.length) <= NEAR + round / PATIENCE;
    const isApart = names.every((name) => (round < LAST_PATIENCE ? areApart(name, decoy) : name !== decoy));
    if (isNear && isApart) names.push(decoy);
  }
  return names.toSorted((a, b) => Buffer.compare(draw('order', a), draw('order', b)));
}

/** Chooses a number below `count` for a place in a name. */
type Choose = (place: number, count: number) => number;

const pick = (words: readonly string[], choose: Choose, place: number): string =>
  words[choose(place, words.length)] as string;

function makeName(model: string, choose: Choose): string {
  if (/^[A-Za-z ]+$/.test(model)) return makeLatinName(model, choose).slice(0, MOST).trimEnd();
  if (model.includes('·'))
    return model
      .split('·')
      .map((_, place) => pick(DOTTED, choose, place))
      .join('·')
      .slice(0, MOST)
      .replace(/·$/, '');
  const { length } = [...model];
  const surname = pick(length > 3 ? CHINESE.double : CHINESE.single, choose, 0);
  const given = Array.from({ length: length - [...surname].length }, (_, place) =>
    pick(CHINESE.given, choose, place + 1),
  );
  return surname + given.join('');
}

/** The surname is where the model has it: first or last in a romanised Chinese name. */
function makeLatinName(model: string, choose: Choose): string {
  const words = model.split(' ');
  const romanised = words.findIndex((word) =>
    ROMANISED.family.some((each) => each.toLowerCase() === word.toLowerCase()),
  );
  const from: NameWords = romanised === -1 ? WESTERN : ROMANISED;
  const familyAt = romanised === -1 ? words.length - 1 : romanised;
  return words
    .map((word, place) =>
      inCaseOf(word, pick(words.length > 1 && place === familyAt ? from.family : from.given, choose, place)),
    )
    .join(' ');
}

function inCaseOf(model: string, word: string): string {
  if (model === model.toUpperCase()) return word.toUpperCase();
  return model === model.toLowerCase() ? word.toLowerCase() : word;
}

/** Payment apps hide a part of a name: two choices differ at both ends, as far as they can. */
function areApart(one: string, other: string): boolean {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  return a !== b && a.at(0) !== b.at(0) && a.slice(-1) !== b.slice(-1);
}
