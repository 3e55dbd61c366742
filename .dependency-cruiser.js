/** Who may import whom (ARCHITECTURE.md). Each rule names the room and what it must not reach. */
const ours = (names) => `^(libs|apps)/(${names.join('|')})/`;
const LIBS = ['validators', 'api-client', 'bridge', 'ui', 'domain-stores'];
const APPS = ['wallet', 'gateway', 'storybook'];

const mayUse = (room, allowed) => ({
  name: `${room}-imports`,
  comment: `${room} may import ${allowed.length ? allowed.join(', ') : 'nothing of ours'}.`,
  severity: 'error',
  from: { path: ours([room]) },
  to: { path: ours([...LIBS, ...APPS].filter((name) => name !== room && !allowed.includes(name))) },
});

export default {
  forbidden: [
    mayUse('validators', []),
    mayUse('bridge', []),
    mayUse('ui', []),
    mayUse('api-client', ['validators']),
    mayUse('domain-stores', ['validators', 'api-client']),
    mayUse('wallet', LIBS),
    mayUse('gateway', ['validators', 'api-client']),
    mayUse('storybook', ['ui']),
    {
      name: 'no-circular',
      comment: 'A cycle that a type or a dynamic import breaks is none at run time.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] } },
    },
    {
      name: 'not-to-undeclared',
      comment: 'Declare it in the package that imports it.',
      severity: 'error',
      from: { path: '^(libs|apps)/[^/]+/src', pathNot: '\\.(test|stories)\\.tsx?$|/testing/|/bench/' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    { name: 'not-to-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '\\?|\\.css$' } },
    {
      name: 'no-cross-package-relative',
      comment: 'Another package is reached by its name, through its exports map.',
      severity: 'error',
      from: { path: '^(libs|apps)/([^/]+)/' },
      to: {
        path: '^(libs|apps)/',
        pathNot: '^$1/$2/',
        dependencyTypesNot: ['aliased-workspace', 'undetermined', 'npm'],
      },
    },
    {
      name: 'ledger-imports-db-only',
      severity: 'error',
      from: { path: '^apps/gateway/src/ledger/', pathNot: '\\.test\\.ts$' },
      to: { path: '^apps/gateway/src/(?!db/|ledger/)' },
    },
    {
      name: 'features-through-their-face',
      comment: 'A feature imports another feature only through its index.ts.',
      severity: 'error',
      from: { path: '^apps/wallet/src/features/([^/]+)/' },
      to: { path: '^apps/wallet/src/features/', pathNot: '^apps/wallet/src/features/($1/|[^/]+/index\\.ts$)' },
    },
    {
      name: 'shared-below-features',
      severity: 'error',
      comment: 'Catalogs are data: i18n joins those of Home.',
      from: { path: '^apps/wallet/src/(shared|i18n)/' },
      to: { path: '^apps/wallet/src/features/', pathNot: '[.]po$' },
    },
    {
      name: 'login-without-common-words',
      comment: 'The login loads no common words, and lingui.config.ts puts those of these parts there.',
      severity: 'error',
      from: { path: '^apps/wallet/src/features/auth/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^apps/wallet/src/shared/(money|picture|receive)/', reachable: true },
    },
    {
      name: 'simulator-without-the-bridge',
      comment:
        'The shell simulator reads the protocol by itself, as a native team would: a mistake in one of the two shows. It shares the vectors.',
      severity: 'error',
      from: { path: '^apps/shell-simulator/src/', pathNot: '\\.test\\.ts$' },
      to: { path: '^libs/bridge/(?!vectors/)' },
    },
    {
      name: 'stores-without-a-browser',
      comment: 'The stores know their ports. What a browser gives them has an entry of its own.',
      severity: 'error',
      from: { path: '^libs/domain-stores/src/(?!browser/)' },
      to: { path: '^libs/domain-stores/src/browser/' },
    },
    {
      name: 'wire-one-way',
      comment: 'codes <- envelope <- contract <- client, and constants <- contract.',
      severity: 'error',
      from: {
        path: '^libs/api-client/src/(codes|constants|envelope)/',
        pathNot: '\\.test\\.ts$|/describe[A-Z]\\w*\\.ts$',
      },
      to: { path: '^libs/api-client/src/(contract|client|testing)/' },
    },
    {
      name: 'constants-without-schemas',
      comment: 'A page loads the terms of the contract, and no schemas.',
      severity: 'error',
      from: { path: '^libs/api-client/src/constants/' },
      to: { path: 'node_modules/valibot/' },
    },
    {
      name: 'terms-from-constants',
      comment: 'The contract is types for a page. Import its terms from @ezwallet/api-client/constants.',
      severity: 'error',
      from: { path: '^(libs/domain-stores|apps/wallet)/src/', pathNot: '\\.(test|stories)\\.tsx?$|/testing/' },
      to: {
        path: '^libs/api-client/src/contract/',
        pathNot: '\\.gen\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|storybook-static|node_modules/\\.cache)/' },
    tsPreCompilationDeps: 'specify',
    combinedDependencies: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@ezwallet/source', 'import', 'types', 'default', 'node'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.d.ts'],
    },
  },
};
