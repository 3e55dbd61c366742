export { billingPaths } from './paths.ts';
