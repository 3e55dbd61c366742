/**
 * Protocol Buffers, "Encoding": the two wire types that a transaction of TRON needs. As proto3 has it, a field with its
 * default value is left out, so that equal content has equal bytes.
 */

/** Bytes of a field, to be joined in the order of the numbers. */
export type Field = Uint8Array;

const VARINT = 0n;
const LENGTH_DELIMITED = 2n;

/** Puts fields together to a message. */
export function message(...fields: readonly Field[]): Uint8Array {
  return Uint8Array.from(Buffer.concat(fields));
}

/** A field of type int64 or of an enumeration, which here is never negative. @throws RangeError beyond int64 */
export function whole(number: number, value: bigint): Field {
  if (value < 0n || value >= 1n << 63n) throw new RangeError(`${value} does not fit into field ${number}.`);
  return value === 0n ? new Uint8Array() : message(tag(number, VARINT), varint(value));
}

/** A field of type bytes, or of a message inside. */
export function bytes(number: number, value: Uint8Array): Field {
  return value.length === 0
    ? new Uint8Array()
    : message(tag(number, LENGTH_DELIMITED), varint(BigInt(value.length)), value);
}

/** A field of type string. */
export function text(number: number, value: string): Field {
  return bytes(number, Buffer.from(value, 'utf8'));
}

function tag(number: number, wireType: bigint): Uint8Array {
  return varint((BigInt(number) << 3n) | wireType);
}

/** Groups of seven bits, the lowest first; the highest bit of a byte says that another follows. */
function varint(value: bigint): Uint8Array {
  const groups: number[] = [];
  let rest = value;
  do {
    const group = Number(rest & 0x7fn);
    rest >>= 7n;
    groups.push(rest > 0n ? group | 0x80 : group);
  } while (rest > 0n);
  return Uint8Array.from(groups);
}
