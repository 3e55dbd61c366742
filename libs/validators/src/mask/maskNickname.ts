import { assertType } from '../checked/assertType.ts';
import { bullets } from './bullets.ts';

/**
 * Masks a name that a payer must recognise without learning it: the first and the last word keep their first character,
 * words between them stay.
 *
 * @example maskNickname('Wong Tsz Yan') // 'W••• Tsz Y••'
 * @example maskNickname('家明') // '家•'
 */
export function maskNickname(name: string): string {
  assertType('string', name, 'name');
  const words = name.split(' ').filter((word) => word !== '');
  return words.map((word, index) => (index === 0 || index === words.length - 1 ? maskWord(word) : word)).join(' ');
}

/** Enough for the first character and to know that three more are hidden. Splitting long text is not linear. */
const LOOKED_AT = 64;

/** Words in which each UTF-16 unit is one grapheme: printable ASCII and common CJK ideographs. */
const PLAIN = /^[!-~\u4e00-\u9fff]+$/;

/** Of graphemes, as it is by default. Making one costs more than using it many times, and lists mask a name in every row. */
let segmenter: Intl.Segmenter | undefined;

function maskWord(word: string): string {
  const start = word.slice(0, LOOKED_AT);
  const [first = '', ...hidden] = PLAIN.test(start)
    ? start
    : Array.from((segmenter ??= new Intl.Segmenter()).segment(start), ({ segment }) => segment);
  return first + bullets(Math.max(1, hidden.length));
}
