export { transferPaths } from './paths.ts';
export { transferRoutes } from './routes.ts';
