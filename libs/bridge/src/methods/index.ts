export {
  BIOMETRIC_TYPES,
  type BiometricAuthResult,
  type BiometricRecord,
  type BiometricType,
  HAPTIC_KINDS,
  type HapticKind,
  type PageEvents,
  type PageMethods,
  type PageProtocol,
  type ShellMethods,
} from './page-protocol.ts';
export { pageSchemas } from './pageSchemas.ts';
