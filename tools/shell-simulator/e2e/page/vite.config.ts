import { defineConfig } from 'vite';
import { resolveSources } from '../../../build/sourceCondition.ts';

export default defineConfig({ ...resolveSources, root: import.meta.dirname });
