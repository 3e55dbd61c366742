export { scannerPaths } from './paths.ts';
