/** Returns the server's public key: DER SubjectPublicKeyInfo, PEM or base64 text (protocol, section 1). */
export const p1 = { path: '/gw/p1', request: 'empty', response: 'binary' } as const;
