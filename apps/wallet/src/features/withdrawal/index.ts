export { withdrawalPaths } from './paths.ts';
export { withdrawalRoutes } from './routes.ts';
