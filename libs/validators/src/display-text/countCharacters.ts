/**
 * Counts visible characters: extended grapheme clusters, Unicode Standard Annex 29.
 * V8 copies the whole text for every cluster, so limit the length of external text first.
 */
export function countCharacters(text: string): number {
  return [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)].length;
}
