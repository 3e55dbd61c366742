const LONGEST = 80;

/**
 * The name under which a native app saves a file: letters of ASCII, digits and hyphens, so that no system reads a path in it.
 *
 * @example appFileName('Statement October.pdf') // 'Statement-October.pdf'
 */
export function appFileName(name: string): string {
  const dot = name.lastIndexOf('.');
  const ending = name.slice(dot).toLowerCase();
  const stem = name
    .slice(0, dot)
    .replaceAll(/[^A-Za-z0-9_]+/g, '-')
    .replaceAll(/^[-_]+|[-_]+$/g, '')
    .slice(0, LONGEST);
  return `${stem || 'file'}${ending}`;
}
