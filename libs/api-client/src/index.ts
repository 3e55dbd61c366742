export { dialect, type Dialect, type TerminalType } from './dialect.ts';
export * from './client/index.ts';
export type { Code, Decision, GeneralCode, Head, RefusalCode } from './codes/index.ts';
export { EnvelopeError, type Envelope, type EnvelopeFault, type KeySession } from './envelope/index.ts';
export type { CodesOf, Contract } from './contract/index.ts';
