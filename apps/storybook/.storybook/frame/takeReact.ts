const REACT = /^\/\/ (?:\.\.\/)+node_modules\/(?:react|react-dom)\//;
const PARTS = {
  react: 'require_react',
  jsxRuntime: 'require_jsx_runtime',
  reactDom: 'require_react_dom',
  client: 'require_client',
};

/**
 * Takes React out of the script with Storybook's packages, and leaves the others. The frame of the stories is written for
 * the React that Storybook brings, not for ours.
 * @param code files one after the other, each below a line with its path
 * @throws when a part of React is not there
 */
export function takeReact(code: string): string {
  const [helpers = '', ...files] = code.split(/^(?=\/\/ \S+$)/m);
  const taken = files.filter((file) => REACT.test(file)).join('');
  for (const part of Object.values(PARTS)) {
    if (!taken.includes(`var ${part} = __commonJS(`)) throw new Error(`Storybook's packages have no ${part}.`);
  }
  const names = Object.entries(PARTS).map(([name, part]) => `export const ${name} = ${part}();`);
  return [helpers, taken, ...names].join('\n');
}
