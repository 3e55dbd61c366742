import { hash } from 'node:crypto';

/** Finds a number whose SHA-256 after the salt starts with as many zero bits as a captcha asks for. */
export function solveProofOfWork({ salt, bits }: { readonly salt: string; readonly bits: number }): string {
  for (let nonce = 0; ; nonce += 1) {
    const start = Number.parseInt(hash('sha256', `${salt}:${nonce}`).slice(0, 8), 16);
    if (start < 2 ** (32 - bits)) return String(nonce);
  }
}
