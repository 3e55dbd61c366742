/// <reference types="vite/client" />

/** The address of the page in the phone, from `vite.config.ts`. */
declare const __WALLET_URL__: string;
