export { aboutPaths } from './paths.ts';
export { aboutRoutes } from './routes.ts';
