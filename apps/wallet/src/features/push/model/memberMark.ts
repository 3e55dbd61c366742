const BYTES = 9;

/** By what the device recognises a member again, and nobody else learns who it was. */
export async function memberMark(userId: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`push ${userId}`));
  return btoa(String.fromCodePoint(...new Uint8Array(digest).subarray(0, BYTES)));
}
