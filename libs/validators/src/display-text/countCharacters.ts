import { assertType } from '../checked/assertType.ts';
/** UTF-16 units that one look at the text takes in. */
const WINDOW = 256;

const endsInsidePair = (text: string, end: number) =>
  end < text.length && text.charCodeAt(end - 1) >> 10 === 0xd800 >> 10;

/**
 * Counts visible characters: extended grapheme clusters, Unicode Standard Annex 29. Takes time linear in the length.
 *
 * V8 copies the whole text for every cluster, so the text goes through a window. Each window begins at a boundary of
 * clusters. Its last cluster may go on after the window, so the next window begins with it.
 */
export function countCharacters(text: string): number {
  assertType('string', text, 'text');
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  let count = 0;
  let from = 0;
  let size = WINDOW;
  while (from < text.length) {
    const end = Math.min(from + size, text.length);
    const starts = Array.from(
      segmenter.segment(text.slice(from, endsInsidePair(text, end) ? end + 1 : end)),
      ({ index }) => index,
    );
    if (end === text.length) return count + starts.length;
    const last = starts.at(-1) ?? 0;
    count += starts.length - 1;
    from += last;
    size = last === 0 ? size * 2 : WINDOW;
  }
  return count;
}
