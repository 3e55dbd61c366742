export { useScanErrand } from './components/useScanErrand.ts';
