export { useScanErrand } from './components/useScanErrand.ts';
export { openCodeReader } from './model/openCodeReader.ts';
