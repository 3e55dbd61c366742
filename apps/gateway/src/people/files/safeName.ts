/** Letters of a name before its ending. */
const MOST = 76;
const ENDING = '.pdf';
/** Letters that systems refuse in names of files, and those that no reader sees or that turn others around. */
const STRANGE = /[\p{C}\p{Zl}\p{Zp}<>:"/\\|?*]/gu;
/** Names of devices on Windows. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

/** The name under which others save a PDF: as its sender called it, without what could lead or mislead a reader. */
export function safeName(given: string): string {
  const plain = given
    .normalize('NFC')
    .replaceAll(STRANGE, '')
    .replace(/(?:\.pdf)+$/i, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s.]+/, '');
  let name = '';
  for (const letter of plain) if (name.length + letter.length <= MOST) name += letter;
  name = name.replace(/[\s.]+$/, '');
  return (name === '' || DEVICE.test(name) ? 'document' : name) + ENDING;
}
