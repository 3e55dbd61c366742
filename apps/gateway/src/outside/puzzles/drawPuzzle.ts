import { randomInt } from 'node:crypto';
import { Transformer } from '@napi-rs/image';
import { createNoise, createRandom, encodePng, mix, type Random } from './pixels.ts';
import { coverage, PIECE_SIZE, type PieceForm } from './jigsaw.ts';

/** A puzzle: two pictures, and the place of the piece. `targetX` never leaves the server. */
export interface Puzzle {
  /** JPEG of 320 by 160 with a hole, as a data URL. */
  readonly image: string;
  /** PNG of 52 by 52 with the piece, as a data URL. */
  readonly piece: string;
  readonly y: number;
  readonly targetX: number;
}

export const IMAGE_WIDTH = 320;
export const IMAGE_HEIGHT = 160;

const JPEG_QUALITY = 68;
const OCTAVES = 4;
const SHAPES = 14;
const DECOYS = 2;
/** The hole is not near the start, where the piece would fit without a movement. */
const FIRST_X = 84;
const MARGIN = 6;
const GRAIN = 14;
/** From teal over blue to violet: the hues of the app, as shares of the circle. */
const FIRST_HUE = 0.5;
const HUES = 0.24;
/** How far the clouds bend the gradient, which is what makes each place look like no other. */
const BEND = 1.1;

interface Place extends PieceForm {
  readonly x: number;
  readonly y: number;
}

/**
 * Draws a puzzle: a gradient in the hues of the app with soft shapes, a jigsaw piece cut out of them, and holes of other forms that mislead scripts.
 * The same seed draws the same picture around the same hole.
 */
export function drawPuzzle(seed: number = randomInt(2 ** 32)): Puzzle {
  const random = createRandom(seed);
  const pixels = paintBackground(random);
  const hole = placeHole(random);
  const piece = cutPiece(pixels, hole);
  for (const place of [hole, ...placeDecoys(hole, random)]) darken(pixels, place);
  const picture = Transformer.fromRgbaPixels(pixels, IMAGE_WIDTH, IMAGE_HEIGHT).jpegSync(JPEG_QUALITY);
  return {
    image: `data:image/jpeg;base64,${picture.toString('base64')}`,
    piece: `data:image/png;base64,${encodePng(piece, PIECE_SIZE, PIECE_SIZE).toString('base64')}`,
    y: hole.y,
    targetX: hole.x,
  };
}

type Colour = readonly [red: number, green: number, blue: number];

/** Colours whose lightness differs enough for a hole to be visible on each of them. */
function pickColours(random: Random): readonly [Colour, Colour, Colour] {
  const hue = FIRST_HUE + random() * HUES;
  return [
    hsl(hue, 0.5, 0.2),
    hsl(hue + 0.03 + random() * 0.05, 0.5, 0.46),
    hsl(hue - 0.03 - random() * 0.05, 0.62, 0.74),
  ];
}

function paintBackground(random: Random): Buffer {
  const pixels = Buffer.alloc(IMAGE_WIDTH * IMAGE_HEIGHT * 4);
  const clouds = createNoise(random, OCTAVES);
  const [dark, middle, light] = pickColours(random);
  const slope = random() * Math.PI * 2;
  const [across, down] = [Math.cos(slope) / IMAGE_WIDTH, Math.sin(slope) / IMAGE_HEIGHT];
  for (let y = 0; y < IMAGE_HEIGHT; y++) {
    for (let x = 0; x < IMAGE_WIDTH; x++) {
      const along = 0.5 + (x - IMAGE_WIDTH / 2) * across + (y - IMAGE_HEIGHT / 2) * down;
      const share = Math.min(0.999, clampShare(along + (clouds(x / 62, y / 62) - 0.5) * BEND));
      const grain = (random() - 0.5) * GRAIN;
      const at = (y * IMAGE_WIDTH + x) * 4;
      for (let channel = 0; channel < 3; channel++) {
        const [from = 0, to = 0] = share < 0.5 ? [dark[channel], middle[channel]] : [middle[channel], light[channel]];
        pixels[at + channel] = clamp(mix(from, to, (share * 2) % 1) + grain);
      }
      pixels[at + 3] = 255;
    }
  }
  for (let shape = 0; shape < SHAPES; shape++) paintSpot(pixels, random, shape % 2 === 0 ? light : dark);
  return pixels;
}

/** A round spot with a soft edge. */
function paintSpot(pixels: Buffer, random: Random, colour: Colour): void {
  const centreX = random() * IMAGE_WIDTH;
  const centreY = random() * IMAGE_HEIGHT;
  const radius = 8 + random() * 26;
  const strength = 0.18 + random() * 0.3;
  forEachPixel(centreX - radius, centreY - radius, radius * 2, (x, y, at) => {
    const share = strength * clampShare((radius - Math.hypot(x - centreX, y - centreY)) / 4);
    for (let channel = 0; channel < 3; channel++) {
      pixels[at + channel] = clamp(mix(pixels[at + channel] ?? 0, colour[channel] ?? 0, share));
    }
  });
}

function placeHole(random: Random): Place {
  const span = (size: number, from: number) => from + Math.floor(random() * (size - PIECE_SIZE - MARGIN - from));
  return { x: span(IMAGE_WIDTH, FIRST_X), y: span(IMAGE_HEIGHT, MARGIN), flipX: random() < 0.5, flipY: random() < 0.5 };
}

/** Finds places for holes of another form, away from the true one; none where there is no room. */
function placeDecoys(hole: Place, random: Random): Place[] {
  const places: Place[] = [];
  for (let attempt = 0; attempt < 20 && places.length < DECOYS; attempt++) {
    const place = placeHole(random);
    const isClear = [hole, ...places].every((other) => Math.abs(other.x - place.x) > PIECE_SIZE);
    if (isClear) places.push({ ...place, flipX: !hole.flipX, flipY: places.length === 0 ? hole.flipY : !hole.flipY });
  }
  return places;
}

function cutPiece(pixels: Buffer, hole: Place): Uint8Array {
  const piece = new Uint8Array(PIECE_SIZE * PIECE_SIZE * 4);
  for (let y = 0; y < PIECE_SIZE; y++) {
    for (let x = 0; x < PIECE_SIZE; x++) {
      const from = ((hole.y + y) * IMAGE_WIDTH + hole.x + x) * 4;
      const to = (y * PIECE_SIZE + x) * 4;
      const rim = isRim(hole, x, y) ? 0.55 : 0;
      for (let channel = 0; channel < 3; channel++)
        piece[to + channel] = clamp(mix(pixels[from + channel] ?? 0, 255, rim));
      piece[to + 3] = clamp(coverage(hole, x, y) * 255);
    }
  }
  return piece;
}

function darken(pixels: Buffer, place: Place): void {
  forEachPixel(place.x, place.y, PIECE_SIZE, (x, y, at) => {
    const share = coverage(place, x - place.x, y - place.y);
    const tone = isRim(place, x - place.x, y - place.y) ? 210 : 16;
    for (let channel = 0; channel < 3; channel++) {
      pixels[at + channel] = clamp(mix(pixels[at + channel] ?? 0, tone, share * 0.58));
    }
  });
}

/** The outermost pixels of a piece. */
function isRim(form: PieceForm, x: number, y: number): boolean {
  if (coverage(form, x, y) === 0) return false;
  return (
    coverage(form, x - 1.5, y) + coverage(form, x + 1.5, y) + coverage(form, x, y - 1.5) + coverage(form, x, y + 1.5) <
    4
  );
}

function forEachPixel(
  left: number,
  top: number,
  size: number,
  visit: (x: number, y: number, at: number) => void,
): void {
  for (let y = Math.max(0, Math.floor(top)); y < Math.min(IMAGE_HEIGHT, top + size); y++) {
    for (let x = Math.max(0, Math.floor(left)); x < Math.min(IMAGE_WIDTH, left + size); x++) {
      visit(x, y, (y * IMAGE_WIDTH + x) * 4);
    }
  }
}

/** CSS Color 4, section 7.1. */
function hsl(hue: number, saturation: number, lightness: number): Colour {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => {
    const place = (offset + (hue % 1) * 12) % 12;
    return 255 * (lightness - reach * Math.max(-1, Math.min(place - 3, 9 - place, 1)));
  };
  return [channel(0), channel(8), channel(4)];
}

const clamp = (value: number): number => Math.max(0, Math.min(255, Math.round(value)));
const clampShare = (value: number): number => Math.max(0, Math.min(1, value));
