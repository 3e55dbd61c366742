import { defineConfig } from 'vite';
import { resolveSources } from '../../../../tools/build/sourceCondition.ts';

export default defineConfig({ ...resolveSources, root: import.meta.dirname });
