import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const bundle = (file: string): string => readFileSync(require.resolve(`redoc/bundles/${file}`), 'utf8');

/** Redoc's own logo, the one thing that it would load from another host. */
const LOGO = 'https://cdn.redoc.ly/redoc/logo-mini.svg';

/** What the page may load: nothing. It works without a network and tells nobody who reads it. */
const POLICY = [
  "default-src 'none'",
  "script-src 'unsafe-inline'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  'font-src data:',
  'worker-src blob:',
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** Redoc's options. The extensions are rules of a field that JSON Schema has no words for. */
const OPTIONS = {
  hideDownloadButtons: true,
  expandResponses: '200',
  jsonSamplesExpandLevel: 3,
  schemasExpansionLevel: 1,
  showExtensions: ['x-checks', 'x-media-types', 'x-max-bytes'],
  theme: { typography: { fontFamily: 'system-ui, sans-serif', headings: { fontFamily: 'system-ui, sans-serif' } } },
};

/** Text for a script element: its end tag and the start of a comment would end or hide the rest. */
const inScript = (text: string): string =>
  text.replace(/<\/(script)/gi, String.raw`<\/$1`).replaceAll('<!--', String.raw`<\!--`);

/** A page in one file that shows an OpenAPI document with a menu and a search. It loads nothing. */
export const referencePage = (document: unknown): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<title>ezwallet API reference</title>
<style>body { margin: 0; }</style>
</head>
<body>
<main id="reference"></main>
<script>${inScript(bundle('redoc.standalone.js').replace(LOGO, 'data:,'))}</script>
<script>
Redoc.init(${inScript(JSON.stringify(document))}, ${JSON.stringify(OPTIONS)}, document.getElementById('reference'));
</script>
</body>
</html>
`;

/** The licences of what the page contains. */
export const referenceLicences = (): string => {
  const own = readFileSync(require.resolve('redoc/package.json').replace('package.json', 'LICENSE'), 'utf8');
  return `reference.html contains Redoc and the libraries that it bundles.\n\n${own}\n${bundle('redoc.standalone.js.LICENSE.txt')}`;
};
