/// <reference types="vite/client" />

/** The page in the phone, put in by `vite.config.ts`. */
declare const __WALLET_URL__: string;
