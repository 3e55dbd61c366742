export { voucherPaths } from './paths.ts';
