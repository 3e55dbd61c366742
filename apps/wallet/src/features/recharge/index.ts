export { rechargePaths } from './paths.ts';
