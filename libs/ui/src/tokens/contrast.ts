import { chartTokens, colors, type ColorToken, type Scheme } from './tokens.ts';

/** A colour that components put on another, and the contrast that the pair needs. */
export interface ContrastPair {
  front: ColorToken;
  back: ColorToken;
  /** WCAG 2.2: 4.5 for text (1.4.3), 3 for what users must see to operate a control (1.4.11). */
  least: 4.5 | 3;
}

const surfaces = ['bg', 'surface', 'raised', 'sunken'] as const;

const on = (fronts: readonly ColorToken[], backs: readonly ColorToken[], least: 4.5 | 3): ContrastPair[] =>
  fronts.flatMap((front) => backs.map((back) => ({ front, back, least })));

/** Every pair of colours that the components put on each other. */
export const contrastPairs: readonly ContrastPair[] = [
  ...on(['text', 'text-muted', 'text-subtle'], surfaces, 4.5),
  ...on(['primary-text'], [...surfaces, 'primary-tint'], 4.5),
  ...on(['success-text'], [...surfaces, 'success-tint'], 4.5),
  ...on(['warning-text'], [...surfaces, 'warning-tint'], 4.5),
  ...on(['danger-text'], [...surfaces, 'danger-tint'], 4.5),
  ...on(['on-primary'], ['primary', 'primary-hover', 'primary-active'], 4.5),
  ...on(['on-success'], ['success'], 4.5),
  ...on(['on-warning'], ['warning'], 4.5),
  ...on(['on-danger'], ['danger'], 4.5),
  ...on(['toast-text'], ['toast-bg'], 4.5),
  ...on(['line-strong', 'focus'], surfaces, 3),
  ...on(['primary', 'danger', 'success', 'warning'], ['bg', 'surface'], 3),
  ...on(chartTokens, ['bg', 'surface'], 3),
];

/**
 * The one pair below its limit, and why that is no fault: the light warning fill is only ever behind `on-warning`;
 * icons and strokes use `warning-text`.
 */
export function isKnownWeak({ front }: ContrastPair, scheme: Scheme): boolean {
  return scheme === 'light' && front === 'warning';
}

/** WCAG 2 relative luminance of an sRGB hex colour. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG 2 contrast ratio of a pair in a scheme, 1 to 21. */
export function contrastRatio({ front, back }: ContrastPair, scheme: Scheme): number {
  const [light = 0, dark = 0] = [front, back].map((name) => luminance(colors[scheme][name])).sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}
