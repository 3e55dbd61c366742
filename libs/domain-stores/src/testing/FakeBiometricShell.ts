import type { BiometricRecord } from '../biometrics/biometric-records.ts';
import type { BiometricShell } from '../biometrics/BiometricShell.ts';

/** A native app whose sensor and keystore a test controls. */
export class FakeBiometricShell implements BiometricShell {
  records: readonly BiometricRecord[];
  /** The answer of the sensor; an error for a device that cannot ask. */
  touch: boolean | Error = true;
  isKeystoreLocked = false;
  isDead = false;
  readonly saved: (readonly BiometricRecord[])[] = [];
  readonly reasons: string[] = [];
  reads = 0;

  constructor(records: readonly BiometricRecord[] = []) {
    this.records = records;
  }

  async readRecords(): Promise<readonly BiometricRecord[]> {
    this.reads += 1;
    if (this.isDead) throw new Error('TIMEOUT');
    return structuredClone(this.records);
  }

  async saveRecords(records: readonly BiometricRecord[]): Promise<void> {
    if (this.isKeystoreLocked) throw new Error('KEYSTORE');
    this.records = structuredClone(records);
    this.saved.push(this.records);
  }

  async verify(reason: string): Promise<boolean> {
    this.reasons.push(reason);
    if (this.touch instanceof Error) throw this.touch;
    return this.touch;
  }
}
