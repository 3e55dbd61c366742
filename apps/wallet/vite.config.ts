import { fileURLToPath } from 'node:url';
import { lingui } from '@lingui/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { leanJsencrypt } from '../../tools/build/leanJsencrypt.ts';
import { linguiMacro } from '../../tools/build/linguiMacro.ts';
import { leanPdf } from '../../tools/build/leanPdf.ts';
import { leanRouter } from '../../tools/build/leanRouter.ts';
import { minifyAgain } from '../../tools/build/minifyAgain.ts';
import { precompress } from '../../tools/build/precompress.ts';
import { startAfterPaint } from '../../tools/build/startAfterPaint.ts';
import { routePreloads } from '../../tools/build/routePreloads.ts';
import { serviceWorker } from '../../tools/build/serviceWorker.ts';
import { cacheFolder } from '../../tools/build/cacheFolder.ts';
import { resolveSources } from '../../tools/build/sourceCondition.ts';
import manifest from './package.json' with { type: 'json' };

/** Where the gateway listens in development. */
const GATEWAY = process.env['GATEWAY_URL'] ?? 'http://127.0.0.1:8787';

/** The page's own host goes through, since the gateway takes calls only from pages of the host that was asked. */
const proxy = Object.fromEntries(
  ['/api', '/sandbox', '/static'].map((path) => [path, { target: GATEWAY, changeOrigin: false }]),
);

/** A pattern for paths of any system. */
const paths = (...parts: readonly string[]) => new RegExp(parts.join('|').replaceAll('/', String.raw`[\\/]`));

const VENDOR = paths(
  'node_modules/(react|react-dom|react-router|scheduler|mobx|mobx-react-lite|@lingui)/',
  'rolldown/runtime',
);
/** The wallet and the libraries, but for the entry itself. */
const SOURCES = /[\\/](libs|apps[\\/]wallet[\\/]src)[\\/](?!app[\\/]main\.|i18n[\\/]common[\\/]).*\.(tsx?|css)$/;

/** The parts of forms, and what login shares with other screens: everybody needs them at the first visit. */
const FORM_PARTS = paths(
  'libs/ui/src/(internal/(field|use(Formatted|Roving|Merged))|components/(field/(?!CellInput)|FormError|TextField|PasswordField|PhoneField|Tabs|SegmentedControl|TextButton|PickerSheet/PickerSheet)/)',
  'libs/ui/src/glyphs/(chevronDown|closeCircle|eye|eyeOff|globe)\\.',
  'libs/validators/src/(checked|digits|phone|email|verification-code)/',
  'libs/domain-stores/src/kit/(Form|Submission|isSettledRefusal|proofs)',
  'libs/api-client/src/(dialect|client/Fault|codes/responseCodes|envelope/(EnvelopeError|base64|createSessionId))',
  'wallet/src/(i18n/visitorIssueMessages|shared/(form/(?!createForm|useForm)|errors|phone|language/Language|load/lazyPart|captcha/CaptchaGate|captcha/CaptchaSheet)|world/useDraft)',
  'wallet/src/features/auth/(components/(auth\\.module|IdentityTabs)|model/(defaultAreaCode|identity))',
);

/** What every visit of a member loads: Home, the stores of a session, and what watches in the background. */
const MEMBER_PARTS = paths(
  'libs/ui/src/(glyphs|hooks|internal|pictures)/',
  'libs/ui/src/components/(Amount|Avatar|Card|CardSwiper|Change|Chip|CoinIcon|CopyField|Countdown|Details|GridNav|InfiniteList|List|NoticeBar|OrderProgress|PayMark|PopupCard|Rail|SearchField|Skeleton|Switch|Tag|TimeRing)/',
  'libs/ui/src/components/BankMark/(BankMark|bankHue)\\.',
  'libs/(api-client/src/(constants|contract/shared)|domain-stores/src|validators/src)/',
  'wallet/src/features/(billing|home|news|orders|receipt)/(index|components|model)',
  'wallet/src/features/content/(index|components/WrittenText|model/(htmlLang|useContent))',
  'wallet/src/(i18n/(featureWords|issueMessages|memberIssueMessages)|shared/(form/(createForm|useForm)|files|filters|language|load|meter|money|people|questions|rings|time|picture/(draw|save|useSave))|world/(permissions|screensOf)|app/router/finderOf)',
  'wallet/src/features/((recovery|invitations|trades)/routes|acceptors/model/offerWords|talk/model/lateEscrowWords)',
  'node_modules/(valibot|@noble/hashes)/',
);

/** What a start without a network shows: the shell, Home and the login, in each language, and what both call at once. */
const OFFLINE_START = paths(
  'wallet/src/(app/(watch|network|screens|shell)|i18n/(locales|start|errors)/|features/auth/locales/|features/(home|auth)/pages/(Home|Login)Page/)',
  'libs/(ui/src/(messages/|components/overlays/)|domain-stores/src/root/createSessionStores|api-client/src/envelope/v2)',
);

const offline = serviceWorker({
  source: fileURLToPath(new URL('src/service-worker/main.ts', import.meta.url)),
  start: OFFLINE_START,
  others: ['/icon.svg', '/manifest.webmanifest'],
});

const preloads = routePreloads(
  {
    always: ['src/i18n/locales/{locale}.po', 'app/network/createApi.ts'],
    pages: {
      '/': ['home/pages/HomePage/HomePage.tsx', 'i18n/start/{locale}.ts'],
      '/login': ['auth/pages/LoginPage/LoginPage.tsx', 'auth/locales/{locale}.po'],
    },
  },
  ['en', 'zh_CN', 'zh_HK'],
);

export default defineConfig(({ mode }) => ({
  ...resolveSources,
  ...cacheFolder,
  plugins: [
    linguiMacro({ keepMessages: mode !== 'production' }),
    react(),
    lingui({ cwd: import.meta.dirname }),
    leanJsencrypt(),
    leanPdf(),
    leanRouter(),
    minifyAgain(['vendor', 'first', 'forms', 'members', 'createApi']),
    preloads,
    startAfterPaint(),
    offline,
    precompress(),
  ],
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
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: 'assets/[hash:7][extname]',
        codeSplitting: {
          groups: [
            // One file for what every visit needs compresses better than a dozen, and lasts from release to release.
            { name: 'vendor', test: VENDOR },
            // So does one for each part of a visit: the shell with the parts of forms, and what every member loads.
            { name: 'first', tags: ['$initial'], test: SOURCES },
            { name: 'forms', test: FORM_PARTS, minShareCount: 2 },
            { name: 'members', test: MEMBER_PARTS, minShareCount: 2 },
            // What else screens share: with what the same screens load, and small remains with their nearest neighbours.
            { name: 'shared', test: SOURCES, minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 20_000 },
          ],
        },
      },
    },
  },
}));
