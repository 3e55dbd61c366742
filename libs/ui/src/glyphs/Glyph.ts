/**
 * The path of an icon in a box of 24: one stroke of 1.5 px with round ends, live area 4 to 20, beginning at a point
 * with absolute or relative `M`. Those of the kit are in `@ezwallet/ui/glyphs`; draw your own to the same measures.
 */
export type Glyph = `${'M' | 'm'}${number}${string}`;
