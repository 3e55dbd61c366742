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

/** The fields of a message by their numbers, each with its last value: a number, or bytes. */
export interface Fields {
  whole(number: number): bigint;
  bytes(number: number): Uint8Array;
}

/** Takes a message apart. A field that is not there has its default value. @throws RangeError for other bytes */
export function readMessage(content: Uint8Array): Fields {
  const values = new Map<number, bigint | Uint8Array>();
  let at = 0;
  const read = (): bigint => {
    let value = 0n;
    for (let shift = 0n; shift < 64n; shift += 7n) {
      const byte = content[at++];
      if (byte === undefined) break;
      value |= BigInt(byte & 0x7f) << shift;
      if (byte < 0x80) return value;
    }
    throw new RangeError('A number has no end.');
  };
  while (at < content.length) {
    const tag = read();
    const value = read();
    const wireType = tag & 7n;
    if (wireType === VARINT) values.set(Number(tag >> 3n), value);
    else {
      const end = at + Number(value);
      if (wireType !== LENGTH_DELIMITED || end > content.length) throw new RangeError('A field is of another form.');
      values.set(Number(tag >> 3n), content.subarray(at, end));
      at = end;
    }
  }
  return {
    whole(number) {
      const value = values.get(number) ?? 0n;
      if (typeof value !== 'bigint') throw new RangeError(`Field ${number} is no number.`);
      return value;
    },
    bytes(number) {
      const value = values.get(number) ?? new Uint8Array();
      if (typeof value === 'bigint') throw new RangeError(`Field ${number} is a number.`);
      return value;
    },
  };
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
