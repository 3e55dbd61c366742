import type { ViewerPicture } from '../components/overlays/picture-viewer/PictureViewerProps.ts';

const draw = (width: number, height: number, drawing: string) => {
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  return `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${drawing}</svg>`)}`;
};

const receipt = [
  '<rect width="900" height="1200" fill="#f4f6fa"/>',
  '<rect x="90" y="90" width="720" height="1020" rx="36" fill="#fff"/>',
  '<circle cx="450" cy="270" r="72" fill="#107f49"/>',
  '<path d="m416 272 24 24 46-50" fill="none" stroke="#fff" stroke-width="16"/>',
  '<g font-family="sans-serif" text-anchor="middle" fill="#161e2c">',
  '<text x="450" y="420" font-size="40">Transfer complete</text>',
  '<text x="450" y="500" font-size="72" font-weight="600">1,200.00 CNY</text></g>',
  '<g stroke="#dce0e6" stroke-width="4"><path d="M160 580h580M160 700h580M160 820h580M160 940h580"/></g>',
  '<g font-family="sans-serif" font-size="32" fill="#626975"><text x="160" y="650">To</text>',
  '<text x="160" y="770">Bank</text><text x="160" y="890">Reference</text></g>',
  '<g font-family="sans-serif" font-size="32" text-anchor="end" fill="#161e2c"><text x="740" y="650">L** Wing</text>',
  '<text x="740" y="770">Harbour Bank</text><text x="740" y="890">4471 2208</text></g>',
].join('');

const shore = [
  '<rect width="1600" height="900" fill="#16335f"/><circle cx="1180" cy="240" r="110" fill="#f8d9a0"/>',
  '<path d="M0 640 320 320l200 190 260-300 330 380 220-200 270 250v260H0z" fill="#27528f"/>',
  '<path d="M0 720c260-120 480-10 750-80s560-120 850 10v250H0z" fill="#3d78b8"/>',
  '<path d="M0 800c330-60 590 40 910-20s500-30 690 10v110H0z" fill="#6fb0d8"/>',
].join('');

/** Pictures drawn as SVG, one portrait and two landscape, for stories. */
export const pictures: readonly ViewerPicture[] = [
  { src: draw(900, 1200, receipt), alt: 'Receipt of a bank transfer of 1,200.00 CNY' },
  { src: draw(1600, 900, shore), alt: 'Hills above a bay at dusk' },
  { src: draw(1200, 760, '<rect width="1200" height="760" rx="48" fill="#2b6ee6"/>'), alt: 'Front of a bank card' },
];
