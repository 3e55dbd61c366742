/** Sends the client's public key, encrypted with the server's; answers the AES key, encrypted with the client's. */
export const p2 = { path: '/gw/p2', request: 'text', response: 'binary' } as const;
