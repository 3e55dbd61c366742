export { securityPaths, type PaymentPasswordMode } from './paths.ts';
