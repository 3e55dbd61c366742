const NAME = 'ezwallet';
const STORES = ['keys', 'values'] as const;
type StoreName = (typeof STORES)[number];

/** The error that a connection throws after the browser has closed it. Safari does this to pages in the background. */
const LOST: readonly string[] = ['InvalidStateError', 'UnknownError'];

/** Values that this browser keeps across sign-outs: the device's key and a few more. */
export interface DeviceDatabase {
  get(store: StoreName, key: string): Promise<unknown>;
  put(store: StoreName, key: string, value: unknown): Promise<void>;
  remove(store: StoreName, key: string): Promise<void>;
  /** Stores `value` unless another tab stored one first. Returns the stored value. */
  claim(store: StoreName, key: string, value: unknown): Promise<unknown>;
}

/** Opens the database. Where the browser does not allow one, values last as long as the page. */
export async function openDeviceDatabase(
  factory: IDBFactory | undefined = globalThis.indexedDB,
): Promise<DeviceDatabase> {
  try {
    if (!factory) return inMemory();
    return onIndexedDb(factory, await open(factory));
  } catch {
    return inMemory();
  }
}

function open(factory: IDBFactory): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory.open(NAME, 1);
    request.onupgradeneeded = () => {
      for (const store of STORES) request.result.createObjectStore(store);
    };
    request.onsuccess = () => {
      // A newer page in another tab must not wait for this connection before it can upgrade.
      request.result.onversionchange = () => request.result.close();
      resolve(request.result);
    };
    request.onerror = () => reject(request.error ?? new Error('IndexedDB refused to open.'));
    request.onblocked = () => reject(new Error('IndexedDB is blocked by another tab.'));
  });
}

function transact<T>(
  database: IDBDatabase,
  store: StoreName,
  mode: IDBTransactionMode,
  run: (objects: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  return new Promise((resolve, reject) => {
    // Strict durability: money calls are recorded here, so a write must survive a crash of the device.
    const transaction = database.transaction(store, mode, { durability: 'strict' });
    const request = run(transaction.objectStore(store));
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error ?? new Error('IndexedDB aborted.'));
  });
}

function onIndexedDb(factory: IDBFactory, opened: IDBDatabase): DeviceDatabase {
  let connection: Promise<IDBDatabase> | undefined = Promise.resolve(opened);
  /**
   * The one connection that all calls share. A connection that failed to open is dropped, so that the next call tries
   * again.
   */
  const connect = () => {
    const next = (connection ??= open(factory));
    next.catch(() => {
      if (connection === next) connection = undefined;
    });
    return next;
  };
  const within = async <T>(
    store: StoreName,
    mode: IDBTransactionMode,
    run: (objects: IDBObjectStore) => IDBRequest<T>,
  ) => {
    const used = connect();
    try {
      return await transact(await used, store, mode, run);
    } catch (error) {
      if (!(error instanceof DOMException && LOST.includes(error.name))) throw error;
      if (connection === used) connection = undefined;
      return transact(await connect(), store, mode, run);
    }
  };
  return {
    get: (store, key) => within<unknown>(store, 'readonly', (objects) => objects.get(key) as IDBRequest<unknown>),
    put: async (store, key, value) => {
      await within(store, 'readwrite', (objects) => objects.put(value, key));
    },
    remove: async (store, key) => {
      await within(store, 'readwrite', (objects) => objects.delete(key));
    },
    claim: async (store, key, value) => {
      try {
        await within(store, 'readwrite', (objects) => objects.add(value, key));
        return value;
      } catch {
        return within<unknown>(store, 'readonly', (objects) => objects.get(key) as IDBRequest<unknown>);
      }
    },
  };
}

function inMemory(): DeviceDatabase {
  const stores: Record<StoreName, Map<string, unknown>> = { keys: new Map(), values: new Map() };
  return {
    get: async (store, key) => stores[store].get(key),
    put: async (store, key, value) => void stores[store].set(key, value),
    remove: async (store, key) => void stores[store].delete(key),
    claim: async (store, key, value) => {
      if (!stores[store].has(key)) stores[store].set(key, value);
      return stores[store].get(key);
    },
  };
}
