export { limitsPaths } from './paths.ts';
