import { Transformer } from '@napi-rs/image';
import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { drawPuzzle, IMAGE_HEIGHT, IMAGE_WIDTH } from '../../outside/puzzles/drawPuzzle.ts';
import { encodePng } from '../../outside/puzzles/pixels.ts';
import { coverage, PIECE_SIZE } from '../../outside/puzzles/jigsaw.ts';
import { isProofValid, leadingZeroBits, oddness } from './judging.ts';

const bytesOf = (url: string) => Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');

describe('drawPuzzle', () => {
  it('draws the same picture from the same seed, another from another', () => {
    expect(drawPuzzle(7)).toEqual(drawPuzzle(7));
    expect(drawPuzzle(8).image).not.toBe(drawPuzzle(7).image);
  });

  it('darkens the place where the piece belongs, wholly inside the picture and away from the start', () => {
    for (let seed = 0; seed < 12; seed++) {
      const { image, targetX, y } = drawPuzzle(seed);
      expect(targetX).toBeGreaterThanOrEqual(84);
      expect(targetX + PIECE_SIZE).toBeLessThanOrEqual(IMAGE_WIDTH);
      expect(y + PIECE_SIZE).toBeLessThanOrEqual(IMAGE_HEIGHT);
      const picture = new Transformer(bytesOf(image));
      expect(picture.metadataSync()).toMatchObject({ format: 'jpeg', width: IMAGE_WIDTH, height: IMAGE_HEIGHT });
      const data = picture.rawPixelsSync();
      const channels = data.length / (IMAGE_WIDTH * IMAGE_HEIGHT);
      const light = (px: number, py: number) => data[(py * IMAGE_WIDTH + px) * channels + 1] ?? 0;
      const mean = (x: number) =>
        [-4, 0, 4].flatMap((dx) => [-4, 0, 4].map((dy) => light(x + dx, y + 26 + dy))).reduce((a, b) => a + b) / 9;
      expect(mean(targetX + 26)).toBeLessThan(140);
    }
  });
});

it('encodePng writes what a decoder reads back', () => {
  const rgba = Uint8Array.from({ length: 3 * 2 * 4 }, (_, index) => (index * 37) % 256);
  const png = encodePng(rgba, 3, 2);
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([3, 2]);
  const at = png.indexOf('IDAT');
  const rows = inflateSync(png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4)));
  const back: number[] = [];
  for (let row = 0; row < 2; row++) {
    expect(rows[row * 13]).toBe(1);
    for (let i = 0; i < 12; i++)
      back.push(((rows[row * 13 + 1 + i] ?? 0) + (i < 4 ? 0 : (back[back.length - 4] ?? 0))) % 256);
  }
  expect(back).toEqual([...rgba]);
});

it('a jigsaw piece has a body, knobs and a clear rim', () => {
  const form = { flipX: false, flipY: false };
  expect(coverage(form, 20, 26)).toBe(1);
  expect(coverage(form, 42, 30)).toBe(1);
  for (let i = 0; i < PIECE_SIZE; i++) {
    for (const [x, y] of [
      [i, 0],
      [i, PIECE_SIZE - 1],
      [0, i],
      [PIECE_SIZE - 1, i],
    ] as const)
      expect(coverage(form, x, y)).toBe(0);
  }
  expect(coverage({ flipX: true, flipY: false }, PIECE_SIZE - 1 - 42, 30)).toBe(1);
});

describe('proof of work', () => {
  it('counts zero bits', () => {
    expect(leadingZeroBits(Uint8Array.of(0x80))).toBe(0);
    expect(leadingZeroBits(Uint8Array.of(0x01))).toBe(7);
    expect(leadingZeroBits(Uint8Array.of(0, 0x10))).toBe(11);
    expect(leadingZeroBits(Uint8Array.of(0, 0))).toBe(16);
  });

  it('is tied to its salt', () => {
    let nonce = 0;
    while (!isProofValid('salt', String(nonce), 10)) nonce += 1;
    expect(isProofValid('salt', String(nonce), 10)).toBe(true);
    expect(isProofValid('other salt of another puzzle', String(nonce), 10)).toBe(false);
  });
});

describe('oddness', () => {
  it('sees nothing odd in the movement of a hand, and much in a straight line', () => {
    const hand = Array.from(
      { length: 20 },
      (_, i) =>
        [i * 30 + (i % 3) * 5, Math.round(180 * (1 - (1 - i / 19) ** 2)), (i * 7) % 4] as [number, number, number],
    );
    const ruler = Array.from({ length: 20 }, (_, i) => [i * 30, i * 9, 0] as [number, number, number]);
    expect(oddness({ input: 'touch', track: hand })).toBe(0);
    expect(oddness({ input: 'touch', track: ruler })).toBeGreaterThanOrEqual(2);
    expect(oddness({ input: 'key', track: ruler })).toBe(0);
  });
});
