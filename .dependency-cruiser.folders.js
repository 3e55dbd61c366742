/** No two folders import each other, directly or through others. Tests and stories may look at both sides. */
const SHIPPED = '^(?:apps/(?:gateway|wallet)/src|libs/[^/]+/src)/';

export default {
  forbidden: [
    {
      name: 'no-folder-cycle',
      comment: 'Arrows between folders go down only. Move what both need below both.',
      severity: 'error',
      scope: 'folder',
      from: { path: SHIPPED },
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    includeOnly: SHIPPED,
    exclude: { path: '\\.(?:test|stories)\\.tsx?$|/testing/|/bench/|/dist/|/test-world\\.ts$' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@ezwallet/source', 'import', 'types', 'default', 'node'],
      extensions: ['.ts', '.tsx', '.js', '.json', '.d.ts'],
    },
  },
};
