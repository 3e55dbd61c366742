/**
 * Copies text: with the Clipboard API or, in old web views and on plain http, by selecting a hidden copy.
 *
 * @throws Error when the browser refuses both, or when the clipboard holds another text afterwards
 */
export async function writeClipboard(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    if (!copySelection(text))
      throw new Error(
        'The browser refused to write to the clipboard. Show the text so that the user can select and copy it.',
      );
    return;
  }
  // Malware replaces addresses in the clipboard with its own.
  if (await mayRead()) {
    const copied = await navigator.clipboard.readText().catch(() => text);
    if (copied !== text)
      throw new Error('The clipboard holds another text. Show the text so that the user can compare it.');
  }
}

/** Whether the person has allowed the page to read the clipboard already: a copy is no reason to ask. */
async function mayRead(): Promise<boolean> {
  try {
    const { state } = await navigator.permissions.query({ name: 'clipboard-read' as PermissionName });
    return state === 'granted';
  } catch {
    // Not every browser knows this permission.
    return false;
  }
}

function copySelection(text: string): boolean {
  const focused = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  // 16 px keeps iOS from zooming when the field gets focus.
  area.style.cssText = 'position:fixed;inset-block-start:0;opacity:0;font-size:16px';
  document.body.append(area);
  area.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    area.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}
