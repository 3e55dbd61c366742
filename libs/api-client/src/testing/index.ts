export { createFakeServer, Refusal, type FakeServer, type Interceptor, type SeenCall } from './createFakeServer.ts';
export { createKeyServer, createServerRsa, type KeyServer } from './createKeyServer.ts';
export { createNodeEnvelope } from './createNodeEnvelope.ts';
