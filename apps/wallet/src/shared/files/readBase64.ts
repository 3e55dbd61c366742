/** Bytes that become characters at once: more arguments than this overflow the stack. */
const PART = 0x8000;

/** A file as base64 (RFC 4648, section 4). */
export async function readBase64(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const parts = Array.from({ length: Math.ceil(bytes.length / PART) }, (_, at) =>
    String.fromCharCode(...bytes.subarray(at * PART, (at + 1) * PART)),
  );
  return btoa(parts.join(''));
}
