export { useScanErrand } from './components/useScanErrand.ts';
export { ScanReplies } from './model/ScanReplies.ts';
export { scannerPaths } from './paths.ts';
