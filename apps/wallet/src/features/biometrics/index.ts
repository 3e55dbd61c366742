export { BiometricConfirm } from './components/BiometricConfirm.tsx';
export { BiometricLogin } from './components/BiometricLogin.tsx';
export { BiometricRows } from './components/BiometricRows.tsx';
export { LockGate } from './components/LockGate.tsx';
export { ScreenshotRow } from './components/ScreenshotRow.tsx';
