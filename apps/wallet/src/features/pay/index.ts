export { payPaths } from './paths.ts';
export { payRoutes } from './routes.ts';
