/** Version of this build, from the package manifest. */
declare const __APP_VERSION__: string;

declare module '*.po' {
  import type { Messages } from '@lingui/core';
  /** The words of a catalog, compiled by `@lingui/vite-plugin`. */
  export const messages: Messages;
}

declare module '*.woff?url' {
  /** The address of the file in the build. */
  const url: string;
  export default url;
}
