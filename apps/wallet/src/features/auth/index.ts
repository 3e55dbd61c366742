export { authPaths } from './paths.ts';
