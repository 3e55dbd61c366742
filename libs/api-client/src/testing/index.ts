export { createKeyServerV2, type KeyServerV2, type OpenedV2, type RequestHolder } from './createKeyServerV2.ts';
export { createFakeServer, Refusal, type FakeServer, type Interceptor, type SeenCall } from './createFakeServer.ts';
export { createKeyServer, createServerRsa, type KeyServer } from './createKeyServer.ts';
export { createNodeEnvelope } from './createNodeEnvelope.ts';
