import type { Dialect, dialect as ours } from '../dialect.ts';
import type { Route } from '../contract/endpoint.ts';
import type { Identity, SessionPort } from './ClientOptions.ts';

/** Header values are ASCII on the wire: anything else is percent-encoded, and so is `%`, so that decoding is exact. */
function encodeHeader(value: string): string {
  return value.replace(/\p{Cs}/gu, '\ufffd').replace(/[^\x20-\x7e]|%/gu, encodeURIComponent);
}

/** The caller's identity and device. */
export interface Caller {
  readonly identity: Identity;
  readonly session: Pick<SessionPort, 'token' | 'loginName' | 'biometricsCode'>;
  readonly dialect: Dialect;
}

/** Headers of every request, including the two of the key exchange; empty ones are left out. */
export function commonHeaders({ identity, session, dialect }: Caller, keySession: string): Record<string, string> {
  const names = dialect.headers;
  const headers: Record<string, string> = {
    [names.keySession]: keySession,
    [names.deviceId]: identity.deviceId,
    [names.deviceName]: identity.deviceName,
    [names.requestId]: crypto.randomUUID(),
    [names.language]: dialect.language,
    [names.biometricsCode]: session.biometricsCode(),
    [names.fingerprint]: identity.fingerprint,
  };
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (value === '' ? [] : [[name, encodeHeader(value)]])),
  );
}

type AutomaticFields = Record<(typeof ours.automaticFields)[number], string>;

/**
 * A body with the common fields. They override the caller's, so that nobody sends another token or device by mistake.
 * Only `loginName` stays the caller's when given, because login and account look-ups use it to name an account.
 */
export function completeBody(body: object, { identity, session, dialect }: Caller): Record<string, unknown> {
  const { loginName = session.loginName() } = body as { loginName?: string };
  const automatic: AutomaticFields = {
    s0: session.token(),
    terminalType: identity.terminalType,
    deviceName: identity.deviceName,
    domainName: identity.domainName,
    loginName,
    productId: dialect.productId,
    language: dialect.language,
    biometricsCode: session.biometricsCode(),
  };
  return { ...body, ...automatic };
}

/** Files unchanged, text unchanged, anything else as JSON. */
export function toForm(body: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    if (value instanceof Blob) form.append(name, value);
    else if (value !== undefined) form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return form;
}

/** Fills `{name}` in a path from the body. The token never goes into a path, because paths end up in logs. */
export function fillPath(path: string, body: object, dialect: Dialect): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (name === dialect.headers.token) return dialect.tokenPlaceholder;
    const value = (body as Record<string, unknown>)[name];
    return typeof value === 'string' || typeof value === 'number' ? encodeURIComponent(value) : '';
  });
}

/** Headers that only some calls send. */
export function extraHeaders(route: Route, caller: Caller): Record<string, string> {
  const { headers, publicKycPath } = caller.dialect;
  const token = caller.session.token();
  const userAgent = route.userAgent && globalThis.navigator?.userAgent;
  const needsToken = token !== '' && (route.upload === 'form' || route.path.startsWith(publicKycPath));
  return {
    ...(userAgent ? { [headers.userAgent]: encodeHeader(userAgent) } : {}),
    ...(needsToken ? { [headers.token]: encodeHeader(token) } : {}),
  };
}
