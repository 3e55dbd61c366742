const LONGEST = 60;

/**
 * The name of a device as a message may show it. Whoever logs in chooses the name, so it must not become a link or a text of
 * its own: no line breaks, no signs of addresses, no dot before a letter.
 */
export function deviceText(name: string): string {
  return name
    .replace(/[^\p{L}\p{N} .,()-]/gu, ' ')
    .replace(/\.(?!\d)/g, ' ')
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, LONGEST);
}
