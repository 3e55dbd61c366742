/**
 * Reads the DER (X.690, sections 8 and 10) of a key for jsencrypt. It replaces the decoder of jsencrypt, which also
 * prints certificates and knows every tag. Bytes are numbers, as jsencrypt passes them.
 */
const BIT_STRING = 0x03;
const OCTET_STRING = 0x04;
const CONSTRUCTED = 0x20;

const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Reads neighbouring elements. Throws if the bytes are not DER. */
function readAll(bytes) {
  const elements = [];
  for (let at = 0; at < bytes.length;) {
    const [tag, first] = bytes.slice(at, at + 2);
    const lengthBytes = first < 0x80 ? 0 : first - 0x80;
    const start = at + 2 + lengthBytes;
    const end = start + (lengthBytes === 0 ? first : parseInt(hex(bytes.slice(at + 2, start)), 16));
    if (!(end <= bytes.length)) throw new Error('This is not DER.');
    elements.push(elementOf(tag, bytes.slice(start, end)));
    at = end;
  }
  return elements;
}

/** Keys are in bit strings and octet strings, which contain either an element or plain bytes. */
function within(tag, content) {
  if (tag & CONSTRUCTED) return readAll(content);
  if (tag !== BIT_STRING && tag !== OCTET_STRING) return null;
  try {
    return readAll(tag === BIT_STRING ? content.slice(1) : content);
  } catch {
    return null;
  }
}

const elementOf = (tag, content) => ({ sub: within(tag, content), getHexStringValue: () => hex(content) });

/** The name that jsencrypt imports. */
export const ASN1 = { decode: (bytes) => readAll(bytes)[0] };
