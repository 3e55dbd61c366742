/** Entries that are read as `import * as name`, by that name: tables of things whose names say all there is to say. */
export const importedWhole: Readonly<Record<string, string>> = { '@ezwallet/ui/glyphs': 'glyphs' };
