import { Transformer } from '@napi-rs/image';

/** The things inside the rings, in lines of a box of 24. */
const THINGS = {
  shield: 'M12 3.5 19 6v5.5c0 4.3-2.9 7.6-7 9-4.1-1.4-7-4.7-7-9V6zM8.75 12l2.25 2.25L15.25 10',
  vault:
    'M4.5 5.5h15v12h-15zM7 17.5V20M17 17.5V20M12 8.75a2.75 2.75 0 1 0 0 5.5 2.75 2.75 0 0 0 0-5.5M12 8.75V7.5M12 15.5v-1.25',
  face: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16M9 10v.5M15 10v.5M8.75 14c1.8 2 4.7 2 6.5 0',
} as const;

/** A picture of the sandbox's content: rings around one of our things. */
export interface ContentArt {
  readonly thing: keyof typeof THINGS;
  readonly width: number;
  readonly height: number;
  /** The centre of the rings. */
  readonly x: number;
  readonly y: number;
  /** How much larger than in a banner. */
  readonly grow?: number;
}

/** Between the accents of the dark and the light scheme, so that it is clear on both. */
const ACCENT = '#5b8def';
const GREEN = '#3fb67c';
/** Points of the picture for each px on the screen. */
const SCALE = 3;
/** The rings of the house: 1.5 px, steps that grow outwards, and less and less visible. */
const RINGS = [22, 34, 48, 64, 82, 102, 124, 148];

/** Draws a picture on a transparent ground. It has no letters, so it fits every language. */
export async function drawArt({ thing, width, height, x, y, grow = 1 }: ContentArt): Promise<Buffer> {
  const rings = RINGS.map((radius) => radius * grow)
    .map((radius, at) => `<circle cx="${x}" cy="${y}" r="${radius}" opacity="${Math.max(0.08, 0.5 - at * 0.06)}"/>`)
    .join('');
  const dot = (degrees: number, ring: number, colour: string, radius: number) => {
    const radians = (degrees * Math.PI) / 180;
    const r = (RINGS[ring] ?? 0) * grow;
    return `<circle cx="${x + r * Math.cos(radians)}" cy="${y + r * Math.sin(radians)}" r="${radius}" fill="${colour}" stroke="none"/>`;
  };
  // The thing fits into the first ring.
  const size = 1.25 * grow;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width * SCALE}" height="${height * SCALE}" viewBox="0 0 ${width} ${height}"
    fill="none" stroke="${ACCENT}" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">${rings}
    ${dot(-25, 2, ACCENT, 3)}${dot(170, 3, ACCENT, 2.5)}${dot(150, 1, GREEN, 3)}
    <g transform="translate(${x - 12 * size} ${y - 12 * size}) scale(${size})" stroke-width="${1.5 / size}"><path fill="${ACCENT}" fill-opacity=".14" d="${THINGS[thing]}"/></g></svg>`;
  return await Transformer.fromSvg(svg).webp(90);
}
