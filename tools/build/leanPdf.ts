import type { Plugin } from 'vite';

/** The libraries that jsPDF loads to draw HTML and SVG. The wallet draws text and lines only. */
const UNUSED = ['html2canvas', 'dompurify', 'canvg'];
const NOTHING = '\0ezwallet:unused-by-pdf';

/** Keeps the optional libraries of jsPDF out of the build. */
export function leanPdf(): Plugin {
  return {
    name: 'ezwallet:lean-pdf',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id, importer) => (importer?.includes('jspdf') && UNUSED.includes(id) ? NOTHING : null),
    load: (id) => (id === NOTHING ? 'export default undefined;' : null),
  };
}
