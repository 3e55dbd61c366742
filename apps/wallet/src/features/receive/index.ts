export { receivePaths } from './paths.ts';
export { receiveRoutes } from './routes.ts';
