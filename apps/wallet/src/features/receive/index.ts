export { receivePaths } from './paths.ts';
