/** Entries that are read as `import * as name`, by that name: tables whose names need no further explanation. */
export const importedWhole: Readonly<Record<string, string>> = {
  '@ezwallet/ui/glyphs': 'glyphs',
  '@ezwallet/ui/pictures': 'pictures',
};
