import type { UserInfo } from '@ezwallet/api-client/contract';

/** The part of a session that survives a reload. */
export interface SavedSession {
  readonly token: string;
  /** Epoch milliseconds. */
  readonly tokenExpiredDate: number;
  readonly user: UserInfo;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Reads a saved session; a damaged one, or one in another form, gives null, and the person signs in again. */
export function readSavedSession(value: unknown): SavedSession | null {
  if (!isRecord(value) || !isRecord(value['user'])) return null;
  const { token, tokenExpiredDate, user } = value;
  if (typeof token !== 'string' || token === '' || typeof tokenExpiredDate !== 'number') return null;
  if (typeof user['userId'] !== 'string' || typeof user['nickName'] !== 'string') return null;
  return value as unknown as SavedSession;
}
