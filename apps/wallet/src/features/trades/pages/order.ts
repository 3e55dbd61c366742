// One chunk for the screens of one order: they share most of their parts.
export { OrderPage } from './OrderPage/OrderPage.tsx';
export { ProofPage } from './ProofPage/ProofPage.tsx';
export { SalePage } from './SalePage/SalePage.tsx';
