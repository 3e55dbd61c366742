import { randomInt } from 'node:crypto';

/** Chosen once and passed to the workers, so that two runs on one machine use different ports. */
const BASE = Number((process.env['SHELL_E2E_PORT'] ??= String(randomInt(33_000, 48_000))));

/** One server each: two simulators, and the pages in them. */
const SERVERS = ['pageSimulator', 'page', 'walletSimulator', 'wallet', 'gateway'] as const;
export type Server = (typeof SERVERS)[number];

export const portOf = (server: Server): number => BASE + SERVERS.indexOf(server);
export const originOf = (server: Server): string => `http://localhost:${portOf(server)}`;
