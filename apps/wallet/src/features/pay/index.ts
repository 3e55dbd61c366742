export { payPaths } from './paths.ts';
