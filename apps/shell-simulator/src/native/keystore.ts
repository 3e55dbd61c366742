const KEY = 'shell.records';

/** Keeps the biometric records between two visits, as a phone does. */
export function keystore(storage: Storage) {
  return {
    read: (): readonly unknown[] => {
      try {
        const records: unknown = JSON.parse(storage.getItem(KEY) ?? '[]');
        return Array.isArray(records) ? records : [];
      } catch {
        return [];
      }
    },
    write: (records: readonly unknown[]): void => storage.setItem(KEY, JSON.stringify(records)),
  };
}
