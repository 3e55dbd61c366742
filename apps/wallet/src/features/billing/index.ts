export { BillRow } from './components/BillRow.tsx';
