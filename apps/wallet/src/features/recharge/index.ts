export { rechargePaths } from './paths.ts';
export { rechargeRoutes } from './routes.ts';
