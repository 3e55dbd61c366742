const folder = process.env['VITE_CACHE_DIR'];

/** Where Vite keeps what it prepares for the browser: by `VITE_CACHE_DIR`, else where it always does. */
export const cacheFolder = folder === undefined ? {} : { cacheDir: folder };
