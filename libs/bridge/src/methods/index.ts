export {
  BIOMETRIC_TYPES,
  type BiometricAuthResult,
  type BiometricRecord,
  type BiometricType,
  type PageEvents,
  type PageMethods,
  type PageProtocol,
  type ShellMethods,
} from './PageProtocol.ts';
export { pageSchemas } from './pageSchemas.ts';
