export { limitsPaths } from './paths.ts';
export { limitsRoutes } from './routes.ts';
