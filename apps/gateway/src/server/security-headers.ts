import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config/index.ts';

/** What every answer carries, also those that no route gives. */
export type SecurityHeaders = Readonly<Record<string, string>>;

const YEAR_SECONDS = 31_536_000;
const INLINE = /<(script|style)>([\s\S]*?)<\/\1>/g;

/** Strict headers for every answer: no inline code except that of the wallet's own page, nothing from other origins. */
export function securityHeaders({ walletDir, publicOrigin, ...others }: Config): SecurityHeaders {
  const inline = inlineHashes(walletDir);
  const policy = [
    "default-src 'none'",
    ["script-src 'self'", ...inline.script].join(' '),
    ["style-src 'self'", ...inline.style].join(' '),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self' blob:",
    ["connect-src 'self'", ...askedOrigins(others)].join(' '),
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    // The wallet's one policy lets workers of its own origin through; no text becomes markup or code.
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ];
  return {
    'content-security-policy': policy.join(';'),
    'cross-origin-embedder-policy-report-only': 'credentialless',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': 'camera=(self), microphone=(self), geolocation=(self), payment=(), usb=()',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
    ...(publicOrigin?.startsWith('https:') && {
      'strict-transport-security': `max-age=${YEAR_SECONDS}; includeSubDomains`,
    }),
  };
}

/**
 * Origins that the wallet asks, and runs no script of: a collector of facts, and the domains of another provider of support. Its
 * version 3.0.0 needs no answer, because it takes the first domain.
 */
function askedOrigins({
  tagCollector,
  customerService,
}: Pick<Config, 'tagCollector' | 'customerService'>): readonly string[] {
  const { url, version, domains } = customerService;
  const probed = url !== undefined && version === '1.0.0' ? [url, ...domains] : [];
  return [...new Set([...(tagCollector ? [tagCollector] : []), ...probed].map((address) => new URL(address).origin))];
}

/** Hashes of the inline elements of the wallet's page, so that these and no others run (CSP level 3, section 2.3.1). */
function inlineHashes(walletDir: string | undefined): { script: string[]; style: string[] } {
  const hashes: { script: string[]; style: string[] } = { script: [], style: [] };
  if (!walletDir) return hashes;
  for (const [, element, content = ''] of readFileSync(join(walletDir, 'index.html'), 'utf8').matchAll(INLINE)) {
    const hash = createHash('sha256').update(content).digest('base64');
    hashes[element as 'script' | 'style'].push(`'sha256-${hash}'`);
  }
  return hashes;
}
