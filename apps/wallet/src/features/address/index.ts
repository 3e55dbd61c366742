export { addressPaths } from './paths.ts';
export { addressRoutes } from './routes.ts';
