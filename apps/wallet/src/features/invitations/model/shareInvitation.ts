import { writeClipboard } from '@ezwallet/ui';

/** The way of an invitation: to another app, to the clipboard, or nowhere because the person cancelled. */
type ShareOutcome = 'shared' | 'copied' | 'dismissed';

/** Hands an invitation to the phone's share sheet with its picture where it takes one, else copies the link. */
export async function shareInvitation(url: string, text: string, draw: () => HTMLCanvasElement): Promise<ShareOutcome> {
  const file = await fileOf(draw).catch(() => undefined);
  const whole = { text, url, ...(file && { files: [file] }) };
  const shared = file && navigator.canShare?.(whole) ? whole : { text, url };
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share(shared);
      return 'shared';
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed';
    // Sharing is not allowed here, so the link is copied.
  }
  await writeClipboard(url);
  return 'copied';
}

async function fileOf(draw: () => HTMLCanvasElement): Promise<File> {
  const canvas = draw();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('The picture could not be made.');
  return new File([blob], 'invitation.png', { type: 'image/png' });
}
