/** The build leaves these parts of the script. */
declare module 'storybook/internal/manager/globals-runtime' {
  export const react: object;
  export const jsxRuntime: object;
  export const reactDom: object;
  export const client: object;
}
