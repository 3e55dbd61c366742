/**
 * Counts visible characters: a family emoji or a letter with its accent is one. Browsers without `Intl.Segmenter`
 * (Firefox before 125) count code points.
 */
export function countGraphemes(text: string): number {
  if (typeof Intl.Segmenter !== 'function') return Array.from(text).length;
  return Array.from(new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)).length;
}
