export { createFakeApi, type RecordedCall } from './createFakeApi.ts';
export { FakeBiometricShell } from './FakeBiometricShell.ts';
export { createFakeDeps, type FakeDeps } from './createFakeDeps.ts';
export { FakeClock, settle } from './FakeClock.ts';
export { MemoryStore } from './MemoryStore.ts';
export { FakeRefusal } from './FakeRefusal.ts';
export { FakeTransferServer, type Weather } from './FakeTransferServer.ts';
