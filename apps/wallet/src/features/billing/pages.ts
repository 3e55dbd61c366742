// One chunk: a bill opens from the list.
export { BillPage } from './pages/BillPage/BillPage.tsx';
export { BillsPage } from './pages/BillsPage/BillsPage.tsx';
