export { ApiError, type ApiErrorFacts, type ApiErrorKind } from './ApiError.ts';
export type { CallDecision, CallInfo, NetworkReason } from './CallDecision.ts';
export type { AnyContract, Call, Client, ClientBase, Result, SafeCall } from './Client.ts';
export type {
  CallOptions,
  ClientOptions,
  Identity,
  Middleware,
  PlainCall,
  ResetLog,
  Routes,
  SessionPort,
  Validate,
} from './ClientOptions.ts';
export { createClient } from './createClient.ts';
export { createContractValidator } from './createContractValidator.ts';
