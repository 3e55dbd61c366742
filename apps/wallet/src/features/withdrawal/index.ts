export { withdrawalPaths } from './paths.ts';
