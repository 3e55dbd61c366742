/**
 * Sends the client's public key, encrypted with the server's. The answer is the AES key, encrypted with the client's
 * key.
 */
export const p2 = { path: '/gw/p2', request: 'text', response: 'binary' } as const;
