/** In percent: fees may rise between the coins for a sweep's fee and the sweep, and a contract may need more energy. */
const FEE_ROOM = 150n;

/** The coins that a deposit address needs for a fee, with room for it to rise. The signer lets no more go there. */
export const withRoom = (fee: bigint): bigint => (fee * FEE_ROOM) / 100n;
