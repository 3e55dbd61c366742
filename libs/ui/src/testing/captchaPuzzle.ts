import type { CaptchaChallenge } from '../components/SliderCaptcha/captcha-types.ts';

/** Position of the gap in the drawn puzzle: the piece's left edge, in pixels of the picture. */
export const GAP_X = 190;
const GAP_Y = 54;

const JIGSAW = 'M4 12h14a7 7 0 1 1 14 0h12v14a7 7 0 1 0 0 12v10H4z';

const scenery = [
  '<rect width="320" height="160" fill="#16335f"/>',
  '<circle cx="244" cy="44" r="22" fill="#f8d9a0"/>',
  '<path d="M0 118 58 66l40 34 52-56 66 70 44-38 60 46v38H0z" fill="#27528f"/>',
  '<path d="M0 132c52-22 96-2 150-14s112-24 170 2v40H0z" fill="#3d78b8"/>',
  '<path d="M0 146c66-12 118 8 182-4s100-6 138 2v16H0z" fill="#6fb0d8"/>',
].join('');

const picture = (width: number, height: number, drawing: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${drawing}</svg>`,
  )}`;

/** A puzzle drawn as SVG, for stories. A server would cut it out of a bitmap. */
export const captchaPuzzle: CaptchaChallenge = {
  captchaId: 'story',
  image: {
    w: 320,
    h: 160,
    src: picture(
      320,
      160,
      `${scenery}<path transform="translate(${GAP_X} ${GAP_Y})" d="${JIGSAW}" ` +
        'fill="#000" fill-opacity=".5" stroke="#fff" stroke-opacity=".6"/>',
    ),
  },
  piece: {
    w: 52,
    h: 52,
    y: GAP_Y,
    src: picture(
      52,
      52,
      `<clipPath id="c"><path d="${JIGSAW}"/></clipPath>` +
        `<g clip-path="url(#c)"><g transform="translate(${-GAP_X} ${-GAP_Y})">${scenery}</g></g>` +
        `<path d="${JIGSAW}" fill="none" stroke="#fff" stroke-width="1.5"/>`,
    ),
  },
  pow: { alg: 'sha256', salt: 'story', bits: 12 },
  ttl: 120,
};
