type Triple = readonly [number, number, number];

function toLinear(hex: string): Triple {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return [r, g, b];
}

function toHex(linear: Triple): string {
  const channels = linear.map((value) => {
    const channel = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
    return Math.round(Math.min(1, Math.max(0, channel)) * 255).toString(16).padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

/** sRGB to OKLab and back, CSS Color 4 section 10.12 sample code. */
function toOklab([r, g, b]: Triple): Triple {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function fromOklab([L, a, b]: Triple): Triple {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/**
 * Mixes two sRGB hex colours in OKLab, as CSS `color-mix(in oklab, first share, second)` does in browsers newer than
 * the oldest we serve.
 *
 * @param share how much of `first`, 0 to 1
 */
export function mixOklab(first: string, share: number, second: string): string {
  const one = toOklab(toLinear(first));
  const two = toOklab(toLinear(second));
  const mix = (i: 0 | 1 | 2) => one[i] * share + two[i] * (1 - share);
  return toHex(fromOklab([mix(0), mix(1), mix(2)]));
}
