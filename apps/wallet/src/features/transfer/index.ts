export { tellResumedTransfer } from './model/tellResumedTransfer.ts';
export { transferPaths } from './paths.ts';
export { transferRoutes } from './routes.ts';
