export { addressPaths } from './paths.ts';
