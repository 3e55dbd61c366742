export { transferPaths } from './paths.ts';
