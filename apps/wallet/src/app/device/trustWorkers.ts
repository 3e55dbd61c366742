interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): unknown;
}

/**
 * The content policy does not let text become markup, code or a script's address. The one exception: workers from our
 * own origin. Browsers without Trusted Types need no exception.
 */
export function trustWorkers({ trustedTypes, location }: Window & { trustedTypes?: TrustedTypes }): void {
  trustedTypes?.createPolicy('default', {
    createScriptURL(url) {
      if (new URL(url, location.href).origin === location.origin) return url;
      throw new TypeError("A script from elsewhere was refused. Workers come from the wallet's own origin.");
    },
  });
}
