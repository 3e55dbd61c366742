export { BillRow } from './components/BillRow.tsx';
export { windowNames } from './model/billWords.ts';
export { dayWords } from './model/dayWords.ts';
export { BillPage } from './pages/BillPage/BillPage.tsx';
