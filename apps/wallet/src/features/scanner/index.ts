export { useScanErrand } from './components/useScanErrand.ts';
export { scannerPaths } from './paths.ts';
