/** Folders of the workspace in which no two folders may import each other. */
export const ROOTS = [
  'apps/gateway/src',
  'apps/shell-simulator/src',
  'apps/storybook/src',
  'apps/wallet/src',
  'libs/api-client/src',
  'libs/bridge/src',
  'libs/domain-stores/src',
  'libs/ui/src',
  'libs/validators/src',
  'tools',
] as const;

export type Root = (typeof ROOTS)[number];

/** Code that no product ships. It may look at both sides of what it tests. */
export const NOT_SHIPPED =
  /\.(?:test|stories|e2e|gen|d)\.tsx?$|\/(?:testing|bench|e2e|dist|storybook-static|node_modules|\.storybook)\/|\/(?:describe|test)[A-Z]\w*\.tsx?$|-fixture\.ts$/;

export const rootOf = (path: string): Root | undefined => ROOTS.find((root) => path.startsWith(`${root}/`));

/** The package that a file belongs to; `.` for the root. */
export const projectOf = (path: string): string => /^(?:apps|libs)\/[^/]+|^tools(?=\/)/.exec(path)?.[0] ?? '.';
