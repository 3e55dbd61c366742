export { BridgeError, type BridgeErrorCode } from './protocol/BridgeError.ts';
export { createBridge, type Bridge, type BridgeOptions } from './core/createBridge.ts';
export { decodeMessage, encodeMessage } from './protocol/codec.ts';
export type { EventMessage, Message, RequestMessage, ResponseMessage } from './protocol/message.ts';
export type {
  AnswerOf,
  Args,
  Check,
  DataOf,
  Handler,
  Handlers,
  Method,
  NameOf,
  Protocol,
  Schemas,
} from './protocol/protocol.ts';
export { androidTransport } from './transports/androidTransport.ts';
export { detectTransport } from './transports/detectTransport.ts';
export { iosTransport } from './transports/iosTransport.ts';
export type { ListeningPort, NativePort, NativeWindow } from './transports/native-window.ts';
export type { Transport } from './transports/Transport.ts';
