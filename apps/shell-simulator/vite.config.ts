import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { cacheFolder } from '../../tools/build/cacheFolder.ts';
import { resolveSources } from '../../tools/build/sourceCondition.ts';
import { SHELL_PORT, WALLET_URL } from './addresses.ts';

export default defineConfig({
  ...resolveSources,
  ...cacheFolder,
  root: import.meta.dirname,
  plugins: [react()],
  define: { __WALLET_URL__: JSON.stringify(WALLET_URL) },
  // One exact origin, because the page in the phone talks to no other.
  server: { host: 'localhost', port: SHELL_PORT, strictPort: true },
});
