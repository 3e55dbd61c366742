/** Where the simulator is, by `SHELL_PORT`. */
export const SHELL_PORT = Number(process.env['SHELL_PORT'] ?? 5190);

export const SHELL_ORIGIN = `http://localhost:${SHELL_PORT}`;

/** The page in the phone, from `WALLET_URL`. Without one, the simulator starts its own wallet. */
export const WALLET_URL = process.env['WALLET_URL'] ?? `http://localhost:${SHELL_PORT + 1}`;
