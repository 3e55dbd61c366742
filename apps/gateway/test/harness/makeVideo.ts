import { randomBytes } from 'node:crypto';

/** ISO/IEC 14496-12, section 4.2: a box with its content. */
export function box(type: string, ...content: readonly (Buffer | string)[]): Buffer {
  const body = Buffer.concat(content.map((part) => Buffer.from(part as string, 'latin1')));
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
}

const numbers = (...values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, at) => bytes.writeUInt32BE(value, at * 4));
  return bytes;
};

/** A movie of so many seconds and bytes of noise, with one track. */
export function makeVideo({ seconds = 3, bytes = 64, brand = 'isom', handler = 'vide' } = {}): Buffer {
  const track = box('trak', box('mdia', box('hdlr', numbers(0, 0), handler, numbers(0, 0, 0))));
  const movie = box('moov', box('mvhd', numbers(0, 0, 0, 1000, seconds * 1000), Buffer.alloc(80)), track);
  return Buffer.concat([box('ftyp', brand, numbers(512), 'isomiso2'), movie, box('mdat', randomBytes(bytes))]);
}

/** RFC 8794: an element with its content; without a size where `isOpen`. */
export function element(id: string, content: Buffer | string, isOpen = false): Buffer {
  const body = Buffer.from(content as string, 'latin1');
  const size = Buffer.alloc(4);
  size.writeUInt32BE(body.length + 0x10000000);
  return Buffer.concat([Buffer.from(id, 'hex'), isOpen ? Buffer.from('01ffffffffffffff', 'hex') : size, body]);
}

/** A recording as browsers make it, with a segment of unknown size. */
export function makeWebm({ docType = 'webm', trackType = 1, isOpen = true } = {}): Buffer {
  const track = element('ae', element('83', Buffer.of(trackType)));
  const content = [
    element('1549a966', element('2ad7b1', Buffer.from('0f4240', 'hex'))),
    element('1654ae6b', track),
    element('1f43b675', randomBytes(40), isOpen),
  ];
  return Buffer.concat([
    element('1a45dfa3', element('4282', docType)),
    element('18538067', Buffer.concat(content), isOpen),
  ]);
}
