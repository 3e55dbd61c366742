import { fileURLToPath } from 'node:url';
import { lingui } from '@lingui/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { leanJsencrypt } from '../../tools/build/leanJsencrypt.ts';
import { linguiMacro } from '../../tools/build/linguiMacro.ts';
import { leanRouter } from '../../tools/build/leanRouter.ts';
import { serviceWorker } from '../../tools/build/serviceWorker.ts';
import { resolveSources } from '../../tools/build/sourceCondition.ts';
import manifest from './package.json' with { type: 'json' };

/** Where the gateway listens in development. */
const GATEWAY = process.env['GATEWAY_URL'] ?? 'http://127.0.0.1:8787';

/** The page's own host goes through, since the gateway takes calls only from pages of the host that was asked. */
const proxy = Object.fromEntries(['/api', '/sandbox'].map((path) => [path, { target: GATEWAY, changeOrigin: false }]));

/** The wallet and the libraries, but for the entry itself. */
const SOURCES = /[\\/](libs|apps[\\/]wallet[\\/]src)[\\/](?!app[\\/]main\.).*\.(tsx?|css)$/;
const FORM_PARTS = new RegExp(
  [
    'libs/ui/src/(internal/(field|use(Formatted|Roving|Merged))|components/(TextField|PasswordField|PhoneField|Tabs|SegmentedControl|TextButton|PickerSheet/PickerSheet)/)',
    'libs/validators/src/(checked|digits|phone|email|verification-code)',
    'libs/domain-stores/src/kit/(Form|Submission|isSettledRefusal|proofs)',
    'wallet/src/(i18n/issueMessages|shared/(form|errors|phone|load/lazyPart)|world/useDraft)',
  ]
    .join('|')
    .replaceAll('/', String.raw`[\\/]`),
);

const RECORD_PARTS = new RegExp(
  [
    'libs/ui/src/components/(Amount|AmountField|Card|Checkbox|Chip|CoinIcon|CopyField|Countdown|Details|Empty|InfiniteList|List|NumberKeypad|OrderProgress|PullToRefresh|Radio|RadioGroup|Result|Skeleton|Switch|Tag|TicketCard)/',
    // Each is one line, and the name of its own file would cost the first load as much.
    'libs/ui/src/glyphs/(bank|calendar|clock|download|flag|flash|inbox|info|message|pause|plus|receipt|shieldCheck|trash|upload|wallet)\\.',
    'wallet/src/shared/(load/(?!lazyPart)|meter|money|time)',
  ]
    .join('|')
    .replaceAll('/', String.raw`[\\/]`),
);

/** What a start without a network shows: the shell, Home and the login, in each language, and what both call at once. */
const OFFLINE_START = new RegExp(
  [
    'wallet/src/(app/(watch|network|shell)|i18n/(locales|errors)/|features/(home|auth)/(locales/|pages/(Home|Login)Page/))',
    'libs/(ui/src/(messages/|components/overlays/)|domain-stores/src/root/createSessionStores|api-client/src/envelope/v2)',
  ]
    .join('|')
    .replaceAll('/', String.raw`[\\/]`),
);

const offline = serviceWorker({
  source: fileURLToPath(new URL('src/service-worker/main.ts', import.meta.url)),
  start: OFFLINE_START,
  others: ['/first-paint.js', '/icon.svg', '/manifest.webmanifest'],
});

export default defineConfig(({ mode }) => ({
  ...resolveSources,
  plugins: [linguiMacro({ keepMessages: mode !== 'production' }), react(), lingui(), leanJsencrypt(), leanRouter(), offline],
  define: { __APP_VERSION__: JSON.stringify(manifest.version) },
  server: { proxy },
  preview: { proxy },
  build: {
    // The oldest browsers we serve run ES2022 as it is; only their style sheets need nesting taken out.
    target: 'es2022',
    cssTarget: ['safari15.4', 'chrome100'],
    // The content security policy takes no inline data in scripts, and pictures of this size are few.
    assetsInlineLimit: 0,
    sourcemap: false,
    // The size budgets read which chunk imports which.
    manifest: true,
    reportCompressedSize: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // The first load lists every chunk, so a name costs bytes there. The manifest knows what each file is.
        chunkFileNames: 'assets/[hash:8].js',
        assetFileNames: 'assets/[hash:8][extname]',
        codeSplitting: {
          groups: [
            // One file for what every visit needs compresses better than a dozen, and lasts from release to release.
            { name: 'vendor', test: /node_modules[\\/](react|react-dom|react-router|scheduler|mobx|mobx-react-lite|@lingui)[\\/]/ },
            // So does one for the shell, which every visit needs, and one for the parts that most forms are made of.
            // What else screens share stays apart: each loads what it uses, and login does not load what others share.
            { name: 'first', tags: ['$initial'], test: SOURCES },
            { name: 'forms', test: FORM_PARTS },
            // And one for the parts of lists, facts and sums, which most screens of members have.
            { name: 'records', test: RECORD_PARTS },
          ],
        },
      },
    },
  },
}));
