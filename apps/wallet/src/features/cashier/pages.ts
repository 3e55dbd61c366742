// One chunk: whoever pays sees what it came to.
export { CashierPage } from './pages/CashierPage/CashierPage.tsx';
export { CheckoutPage } from './pages/CheckoutPage/CheckoutPage.tsx';
