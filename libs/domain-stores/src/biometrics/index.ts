export { AppLock, ERRAND_GRACE, LOCK_GRACE } from './AppLock.ts';
export { MOST_LOGIN_USERS, type BiometricRecord } from './biometric-records.ts';
export { BIOMETRIC_TYPES, type BiometricShell, type BiometricType } from './BiometricShell.ts';
export { BiometricsStore } from './BiometricsStore.ts';
export { maskedAccount } from './maskedAccount.ts';
