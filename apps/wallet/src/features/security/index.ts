export { securityPaths, type PaymentPasswordMode } from './paths.ts';
export { securityRoutes } from './routes.ts';
