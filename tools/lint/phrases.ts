import type { Text } from './readTexts.ts';

/** A phrase that makes English hard to read, and what to write instead. */
export interface Phrase {
  /** A regular expression; a space in it matches a line break too. Matches whole words in any case. */
  readonly pattern: string;
  readonly instead: string;
  readonly why: string;
  /** The kinds of text in which it is wrong. Without this, in all of them. */
  readonly in?: readonly Text['kind'][];
}

const OLD = 'old-fashioned; many readers do not know it';
const TRANSLATED = 'reads like a translation';
const NO_AGENT = 'passive, and nobody knows who acts';
const STANDS = 'things are somewhere, they do not stand';
const ONE_WORD = 'one word for each thing (docs/voice.md)';

/**
 * Only phrases that are nearly always wrong here, so that a finding is never a matter of taste. Write names of the wire
 * in backticks: the lint does not read code.
 */
export const phrases: readonly Phrase[] = [
  { pattern: "of (?:its|their|his|her|one's) own accord", instead: 'by itself', why: OLD },
  { pattern: 'by and by', instead: 'later, over time', why: OLD },
  { pattern: 'heed(?:s|ed|ing|less)?', instead: 'follow, read, use', why: OLD },
  { pattern: 'anew', instead: 'again', why: OLD },
  { pattern: 'mend(?:s|ed|ing)?', instead: 'fix', why: OLD },
  { pattern: 'reckon(?:s|ed|ing)?', instead: 'calculate, count', why: OLD },
  { pattern: 'bears?(?! with)', instead: 'has, carries', why: OLD },
  {
    pattern: 'hence|thereby|whereby|thereof|wherein|lest|albeit|whilst|thus|whence',
    instead: 'so, by this, so that, while',
    why: OLD,
  },
  { pattern: 'in vain', instead: 'without success', why: OLD },
  { pattern: 'brings? along', instead: 'brings, supplies', why: TRANSLATED },
  { pattern: 'gives? back', instead: 'returns, releases', why: TRANSLATED },
  { pattern: '(?:says?|said|tells?|told) of(?! course)', instead: 'says about, tells about', why: TRANSLATED },
  { pattern: 'tells? only', instead: 'shows only', why: TRANSLATED },
  { pattern: "(?:server|ledger|gateway|network)'s word", instead: "the server's answer", why: TRANSLATED },
  { pattern: 'never was', instead: 'does not exist', why: TRANSLATED },
  { pattern: 'not(?:e|es|ed|ing) (?:\\w+ ){0,3}down', instead: 'save, record', why: TRANSLATED },
  { pattern: 'com(?:e|es|ing) to nothing|came to nothing', instead: 'fails, has no effect', why: TRANSLATED },
  {
    pattern: 'who ha(?:s|ve|d) (?:left|just|once|already|never|lost)',
    instead: 'a member who has …',
    why: 'a relative clause as subject',
  },
  { pattern: "one's own|of one's|oneself", instead: "your own, the member's own", why: TRANSLATED },
  {
    pattern: 'stand(?:s|ing)? (?:in(?! for)|at|on|below|above|beside|behind|under|before|between|around|here|there)',
    instead: 'is in, is at',
    why: STANDS,
  },
  { pattern: "(?:where|how) (?:[\\w’'-]+ ){1,5}stands?", instead: 'the status of', why: STANDS },
  { pattern: '(?:is|are|was|were) told(?! apart)', instead: 'learns, sees; or name who tells', why: NO_AGENT },
  { pattern: 'what (?:became|becomes|has become) of', instead: 'the status of, the outcome of', why: TRANSLATED },
  {
    pattern:
      '(?:answers?|repl(?:y|ies)|requests?|calls?|pages?|changes?) (?:that (?:is|are|was|were) )?on (?:its|their) way',
    instead: 'pending, not yet here',
    why: TRANSLATED,
  },
  { pattern: 'lost on (?:its|the) way', instead: 'lost', why: TRANSLATED },
  { pattern: 'the least (?:is|amount)|at the least', instead: 'the minimum is', why: TRANSLATED },
  { pattern: 'asked (?:anew|again) every', instead: 'updates every', why: TRANSLATED },
  { pattern: '(?:a|the|its|their|by|without) worth', instead: 'value in USDT, price', why: ONE_WORD },
  { pattern: 'mint(?:s|ed|ing)?', instead: 'credit', why: ONE_WORD },
  { pattern: 'settlements?', instead: 'outcome', why: ONE_WORD },
  {
    pattern: 'recharg(?:e|es|ed|ing)|top(?:s|ped|ping)?[- ]?ups?',
    instead: 'deposit',
    why: ONE_WORD,
    in: ['interface', 'message'],
  },
];
