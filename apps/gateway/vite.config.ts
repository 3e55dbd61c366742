import { defineConfig } from 'vite';
import { resolveSources } from '../../tools/build/sourceCondition.ts';

/** One file for the server, one for its worker, one for the process that reads PDFs; packages from the registry stay outside. */
export default defineConfig({
  ...resolveSources,
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: true,
    rollupOptions: {
      input: {
        main: 'src/main.ts',
        operator: 'src/operator/main.ts',
        signer: 'src/signer/main.ts',
        pdfProcess: 'src/people/pdf/pdfProcess.ts',
        puzzleWorker: 'src/outside/puzzles/puzzleWorker.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
