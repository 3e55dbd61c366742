/** A place that looks like a secret. The secret itself is not in it. */
export interface SecretFinding {
  /** The line where it begins, from 1. */
  readonly line: number;
  readonly kind: string;
}

/** Forms that issuers gave their secrets so that scanners find them, and those of keys and passwords in general. */
const FORMS: Readonly<Record<string, RegExp>> = {
  // With the beginning of a key: libraries that write keys have the line alone.
  'private key': /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----(?:\\[nr]|\s)*[A-Za-z0-9+/]{16}/,
  'AWS key': /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/,
  'GitHub token': /\b(?:gh[pousr]_[A-Za-z0-9]{36}|github_pat_[A-Za-z0-9_]{60,})\b/,
  'npm token': /\bnpm_[A-Za-z0-9]{36}\b|:_authToken=[^$\s'"`]{20}/,
  'Slack token': /\bxox[abeprs]-[A-Za-z0-9-]{10,}/,
  'Google key': /\bAIza[0-9A-Za-z_-]{35}\b/,
  'Stripe key': /\b[rs]k_live_[0-9a-zA-Z]{16,}/,
  'JSON web token': /\beyJ[A-Za-z0-9_-]{10,}\.eyJ[A-Za-z0-9_-]{10,}\.[A-Za-z0-9_-]{10,}/,
  // `host` and the names that RFC 2606 reserves are examples.
  'address with a password':
    /\b[a-z][a-z+]+:\/\/[^\s/:@'"`<>{}$]+:[^\s/:@'"`<>{}$]{3,}@(?!localhost|127\.0\.0\.1|host\b|[\w.-]*\b(?:example|test|invalid)\b)/,
  'assigned secret':
    /\b(?:pepper|master_?key|chain_?seed|api_?key|client_?secret|access_?token|private_?key|smtp_?password)["']?\s*[:=]\s*["'`](?=[^"'`]*\d)[A-Za-z0-9+/_-]{32,}={0,2}["'`]/i,
};

/** Finds what looks like a secret in a text. */
export function findSecrets(text: string): SecretFinding[] {
  return Object.entries(FORMS).flatMap(([kind, form]) =>
    [...text.matchAll(new RegExp(form, `${form.flags}g`))].map(({ index }) => ({
      line: text.slice(0, index).split('\n').length,
      kind,
    })),
  );
}
