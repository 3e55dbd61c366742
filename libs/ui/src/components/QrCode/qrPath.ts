import { encode } from 'uqr';

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
  const { data, size } = encode(value, { ecc: correction, border: QUIET });
  const path = data.flatMap((row, y) => {
    const runs: string[] = [];
    for (let x = 0; x < row.length; x += 1) {
      const start = x;
      while (row[x]) x += 1;
      if (x > start) runs.push(`M${start} ${y}h${x - start}v1h${start - x}z`);
    }
    return runs;
  });
  return { size, path: path.join('') };
}
