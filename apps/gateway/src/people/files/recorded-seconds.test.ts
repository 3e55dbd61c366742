import { describe, expect, it } from 'vitest';
import { box, element } from '../../../test/harness/makeVideo.ts';
import { bytesOf } from '../uploads/bytes.ts';
import * as seconds from './recorded-seconds.ts';

const recordedSeconds = async (bytes: Buffer, type: string) => await seconds.recordedSeconds(bytesOf(bytes), type);

/** A block of a track at a time from its cluster. */
const block = (time: number) => {
  const body = Buffer.alloc(12);
  body.writeUInt8(0x81, 0);
  body.writeInt16BE(time, 1);
  return body;
};
const timestamp = (milliseconds: number) => {
  const body = Buffer.alloc(4);
  body.writeUInt32BE(milliseconds);
  return element('e7', body);
};
const cluster = (start: number, ...blocks: readonly Buffer[]) =>
  element('1f43b675', Buffer.concat([timestamp(start), ...blocks]), true);
const webm = (...clusters: readonly Buffer[]) =>
  Buffer.concat([element('1a45dfa3', element('4282', 'webm')), element('18538067', Buffer.concat(clusters), true)]);

const number = (...values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, at) => bytes.writeUInt32BE(value, at * 4));
  return bytes;
};
const fragment = (start: number, durations: readonly number[]) =>
  box(
    'moof',
    box(
      'traf',
      box('tfhd', number(0, 1)),
      box('tfdt', number(0, start)),
      box('trun', number(0x100, durations.length, ...durations)),
    ),
  );
const movie = (...fragments: readonly Buffer[]) =>
  Buffer.concat([
    box('ftyp', 'isom', number(512)),
    box('moov', box('trak', box('tkhd', number(0, 0, 0, 1)), box('mdia', box('mdhd', number(0, 0, 0, 1000, 0))))),
    ...fragments,
  ]);

describe('the length of a live recording', () => {
  it('of WebM is from its first block to its last one, over clusters of unknown size', async () => {
    const recording = webm(
      cluster(0, element('a3', block(0)), element('a3', block(900))),
      cluster(5000, element('a0', element('a1', block(1500)))),
    );
    expect(await recordedSeconds(recording, 'video/webm')).toBe(6.5);
  });

  it('of WebM ends at the last whole block', async () => {
    const recording = webm(cluster(0, element('a3', block(0)), element('a3', block(4000)), element('a3', block(9000))));
    expect(await recordedSeconds(recording.subarray(0, -5), 'video/webm')).toBe(4);
  });

  it('of MP4 is where its last fragment ends', async () => {
    expect(await recordedSeconds(movie(fragment(0, [3000, 3000]), fragment(6000, [1000, 500])), 'video/mp4')).toBe(7.5);
  });

  it.each([
    ['video/webm', webm()],
    ['video/mp4', movie()],
    ['video/webm', Buffer.from('1a45dfa3ffffffff', 'hex')],
    ['video/mp4', Buffer.from('nothing')],
    ['video/mp4', movie(box('moof', box('traf', box('tfhd', number(0)))))],
  ])('of %s without frames is 0', async (type, bytes) => {
    expect(await recordedSeconds(bytes, type)).toBe(0);
  });
});
