/** Six bits a character. */
export const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Reads numbers from the Golomb-Rice codes of their gaps: a gap's quotient as ones and a zero, then its last bits. */
export function decodeGaps(data: string, count: number, riceBits: number): Set<number> {
  const numbers = new Set<number>();
  let at = 0;
  let number = 0;
  const bit = () => {
    const six = ALPHABET.indexOf(data.charAt(Math.floor(at / 6)));
    return (six >> (5 - (at++ % 6))) & 1;
  };
  while (numbers.size < count) {
    let gap = 0;
    while (bit() === 1) gap += 1;
    for (let read = 0; read < riceBits; read += 1) gap = gap * 2 + bit();
    number += gap;
    numbers.add(number);
  }
  return numbers;
}
