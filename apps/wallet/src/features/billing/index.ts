export { BillRow } from './components/BillRow.tsx';
export { DayOfBills } from './components/DayOfBills.tsx';
export { BillPage } from './pages/BillPage/BillPage.tsx';
