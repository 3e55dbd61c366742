import { encodeQR } from 'qr';

export interface QrDrawing {
  /** Modules per side, quiet zone included. */
  size: number;
  /** SVG path of the dark modules, one unit each. */
  path: string;
}

/** Light modules around the code: ISO/IEC 18004 section 6.3.8 asks for four. */
const QUIET = 4;

/**
 * Encodes a text as a QR code (ISO/IEC 18004) and draws it, one stroke per run of dark modules.
 *
 * @param correction how much of the code may be hidden and still scan: 15 % with M, 30 % with H
 * @throws RangeError when the text does not fit in a QR code
 */
export function qrPath(value: string, correction: 'M' | 'H' = 'M'): QrDrawing {
  const modules = encode(value, correction);
  const path = modules.flatMap((row, y) => {
    const runs: string[] = [];
    for (let x = 0; x < row.length; x += 1) {
      const start = x;
      while (row[x]) x += 1;
      if (x > start) runs.push(`M${start} ${y}h${x - start}v1h${start - x}z`);
    }
    return runs;
  });
  return { size: modules.length, path: path.join('') };
}

function encode(value: string, correction: 'M' | 'H'): boolean[][] {
  try {
    return encodeQR(value, 'raw', { ecc: correction === 'H' ? 'high' : 'medium', border: QUIET });
  } catch (cause) {
    throw new RangeError(`A QR code cannot hold ${value.length} characters. Shorten the text, or leave out the logo.`, {
      cause,
    });
  }
}
