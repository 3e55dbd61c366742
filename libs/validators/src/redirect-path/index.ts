export { safeRedirect } from './safeRedirect.ts';
