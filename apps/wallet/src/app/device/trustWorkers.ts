interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): unknown;
}

/**
 * The page's policy forbids text to become markup, code or a script's address. The one exception: workers of our own
 * origin. Browsers without Trusted Types have nothing to be told.
 */
export function trustWorkers({ trustedTypes, location }: Window & { trustedTypes?: TrustedTypes }): void {
  trustedTypes?.createPolicy('default', {
    createScriptURL(url) {
      if (new URL(url, location.href).origin === location.origin) return url;
      throw new TypeError('A script from elsewhere was refused. Workers come from the wallet\'s own origin.');
    },
  });
}
