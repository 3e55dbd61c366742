import { chartTokens, type ChartToken } from '../../tokens/tokens.ts';

/** The hue of each large bank. No two that people confuse have the same. */
const HUES: Readonly<Record<string, ChartToken>> = {
  ICBC: 'c5',
  CCB: 'c1',
  ABC: 'c2',
  BOC: 'c3',
  CMB: 'c5',
  PSBC: 'c6',
  COMM: 'c4',
  CIB: 'c1',
  CITIC: 'c6',
  SPDB: 'c4',
  CMBC: 'c2',
  CEB: 'c3',
  SPABANK: 'c3',
  HXBANK: 'c5',
  GDB: 'c5',
  CZBANK: 'c1',
  BOHAIB: 'c2',
  EGBANK: 'c6',
  BJBANK: 'c4',
  SHBANK: 'c1',
};

/** The hue of a bank by its code. Any other bank has one of the same hues, always the same. */
export function bankHue(code: string): ChartToken {
  const sum = [...code].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return (Object.hasOwn(HUES, code) ? HUES[code] : undefined) ?? chartTokens[sum % chartTokens.length] ?? 'c1';
}
