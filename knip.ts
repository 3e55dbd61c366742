/**
 * What nothing uses: files, exports and dependencies. `npm run lint` asks twice: of everything, and with `--production`
 * of what ships, where a use by a test is none.
 *
 * Entries name what no import reaches: code that a page, a process or a build loads by its path.
 */
import type { KnipConfig } from 'knip';

const NOT_SHIPPED = ['test', 'e2e', 'src/**/testing', 'src/**/bench', 'src/**/docs'];
const shipped = { project: ['**/*.{ts,tsx,js,mdx}!', ...NOT_SHIPPED.map((folder) => `!${folder}/**!`)] };

export default ({ production = false }: { production?: boolean }): KnipConfig => ({
  compilers: { mdx: true },
  // A test may look into a file whose own code uses the export: that runs. Types name what a signature says.
  ignoreExportsUsedInFile: production || { interface: true, type: true },
  ignoreIssues: {
    // Two types of one store: those who may write it, and hosts.
    'libs/ui/src/internal/openOverlays.ts': ['duplicates'],
  },
  ignoreBinaries: ['apt-get', 'fc-list', 'openssl', 'php', 'softhsm2-util', 'systemd-analyze'],
  ignoreDependencies: [
    // Run by their names.
    '@arethetypeswrong/cli',
    '@foundry-rs/anvil',
    'oxlint',
    'oxlint-tsgolint',
    'publint',
    // Nx loads its part for releases, and Storybook its own for pages.
    '@nx/js',
    '@storybook/react',
    'eslint-plugin-lingui',
  ],
  workspaces: {
    '.': { entry: ['.dependency-cruiser.folders.js'] },
    'apps/gateway': {
      ...shipped,
      entry: [
        'src/**/{main,pdfProcess,puzzleWorker,writeDiagrams}.ts!',
        'public/**/*.js!',
        // The conformance check loads it.
        'src/house/content/contentRoutes.ts!',
        // The faces of what tests set up: the database and the policy.
        ...(production ? ['src/**/{db,policy}/index.ts!'] : []),
        'src/bench/*Bench.ts',
        'test/bench/{*Bench,benchGateway}.ts',
        // Tests bundle these and start them as processes.
        'test/harness/{dyingSigner,forgetfulSigner,embeddedStarter,gatewayProcess,ledgerWorker,operatorProcess}.ts',
        'test/trades/tradeWorker.ts',
      ],
    },
    'apps/shell-simulator': {
      project: ['**/*.{ts,tsx,mdx}'],
      entry: ['e2e/page/vite.config.ts'],
    },
    'apps/storybook': {
      project: ['**/*.{ts,tsx,mdx}'],
      entry: ['.storybook/words/jsx-*.ts', '.storybook/frame/previewRuntime.ts'],
      ignoreDependencies: production ? ['@ezwallet/ui', 'react-dom'] : [],
    },
    // The conformance check and the service worker's build load these.
    'apps/wallet': { ...shipped, entry: ['src/service-worker/main.ts!', 'src/app/router/{screens,memberScreens}.ts!'] },
    'libs/*': shipped,
    'libs/api-client': {
      ...shipped,
      entry: ['src/contract/*/index.ts!', 'src/bench/*Bench.ts', 'src/docs/*-fixture.ts', 'scripts/*.ts!'],
    },
    'libs/ui': { ...shipped, entry: ['src/below-react-19/*.ts!', 'scripts/*.ts!'] },
    'libs/validators': { ...shipped, entry: ['src/bench/*Bench.ts'] },
    tools: {
      project: ['**/*.{ts,tsx,js,mdx}'],
      // The tests of the build load jsencrypt of the client that it patches.
      ignoreDependencies: ['jsencrypt'],
      entry: [
        '*/main.ts',
        'bench/*Bench.ts',
        'build/{rollup.config,reactBelow19}.js',
        'packaging/clientReferences.js',
        'packaging/host/{react18,whole*,with*}.{ts,tsx}',
        'screenshots/review/client.ts',
      ],
    },
  },
});
