/** ISO/IEC 14496-12, section 4.2: a box with its content. */
function box(type: string, ...content: readonly Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
}

/** The frame of a movie of some seconds with a track of pictures, and nothing to play in it. */
export function makeClip({ seconds = 1, bytes = 64 } = {}): Buffer {
  const times = Buffer.alloc(100);
  times.writeUInt32BE(1000, 12);
  times.writeUInt32BE(seconds * 1000, 16);
  const handler = Buffer.alloc(24);
  handler.write('vide', 8, 'latin1');
  const movie = box('moov', box('mvhd', times), box('trak', box('mdia', box('hdlr', handler))));
  return Buffer.concat([
    box('ftyp', Buffer.from('isom\0\0\0\0isom', 'latin1')),
    movie,
    box('mdat', Buffer.alloc(bytes, 1)),
  ]);
}
