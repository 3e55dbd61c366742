import { createBridge, type Bridge, type BridgeOptions } from '../core/createBridge.ts';
import type { BiometricRecord, PageProtocol } from '../methods/page-protocol.ts';
import { pageSchemas } from '../methods/pageSchemas.ts';
import type { ScriptedShell } from './createScriptedShell.ts';

/** A page's bridge to a scripted shell. */
export const connectPage = (
  shell: ScriptedShell,
  options: Partial<BridgeOptions<PageProtocol>> = {},
): Bridge<PageProtocol> => createBridge<PageProtocol>({ transport: shell.transport, schemas: pageSchemas, ...options });

/** What a shell knows of somebody who uses biometrics. */
export const KAI: BiometricRecord = {
  userId: '1001',
  loginName: 'kai',
  email: 'kai@example.com',
  phone: '',
  countryCode: '86',
  biometricsCode: 'code',
  expirationTime: 4_000_000_000_000,
  isUseBiometric: true,
  isUseBiometricToLogin: false,
};
