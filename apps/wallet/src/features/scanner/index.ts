export { scannerPaths } from './paths.ts';
export { scannerRoutes } from './routes.ts';
