export { billingPaths } from './paths.ts';
export { billingRoutes } from './routes.ts';
