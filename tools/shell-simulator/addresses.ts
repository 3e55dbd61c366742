/** Where the simulator is, by `SHELL_PORT`. */
export const SHELL_PORT = Number(process.env['SHELL_PORT'] ?? 5190);

export const SHELL_ORIGIN = `http://localhost:${SHELL_PORT}`;

/** The page in the phone, by `WALLET_URL`; without one a wallet of its own is started beside the simulator. */
export const WALLET_URL = process.env['WALLET_URL'] ?? `http://localhost:${SHELL_PORT + 1}`;
