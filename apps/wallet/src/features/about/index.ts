export { aboutPaths } from './paths.ts';
