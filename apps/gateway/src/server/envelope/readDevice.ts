import { dialect } from '@ezwallet/api-client/envelope';
import type { FastifyRequest } from 'fastify';
import type { Device } from '../../call/CallContext.ts';

const HEX_64 = /^[0-9a-f]{64}$/;
const HEX_32 = /^[0-9a-f]{32}$/;
const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;
const NAME_LENGTH = 120;

/** Reads the device headers; undefined when one that identifies the device is missing or malformed. */
export function readDevice(request: FastifyRequest): Device | undefined {
  const header = (name: string) => {
    const value = request.headers[name.toLowerCase()];
    return typeof value === 'string' ? value : '';
  };
  const { headers } = dialect;
  const fingerprint = header(headers.fingerprint).toLowerCase();
  const id = header(headers.deviceId).toLowerCase();
  const keySession = header(headers.keySession).toLowerCase();
  if (!HEX_64.test(fingerprint) || !UUID.test(id) || !HEX_32.test(keySession)) return undefined;
  return {
    fingerprint,
    id,
    keySession,
    name: printable(header(headers.deviceName)),
    userAgent: printable(header(headers.userAgent) || header('user-agent')),
  };
}

/** Non-ASCII header values arrive percent-encoded (protocol, section 1). */
function printable(value: string): string {
  let text = value;
  try {
    text = decodeURIComponent(value);
  } catch {
    // A stray percent sign: keep the value as it came.
  }
  return text.replace(/\p{C}/gu, '').slice(0, NAME_LENGTH);
}
