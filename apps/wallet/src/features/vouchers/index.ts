export { voucherPaths } from './paths.ts';
export { voucherRoutes } from './routes.ts';
