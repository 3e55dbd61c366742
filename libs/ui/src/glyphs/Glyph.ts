/**
 * The path of an icon in a box of 24: one stroke of 1.5 px with round ends, live area 4 to 20, starting with an
 * absolute or relative `M`. The kit's own are in `@ezwallet/ui/glyphs`; draw yours to the same measures.
 */
export type Glyph = `${'M' | 'm'}${number}${string}`;
