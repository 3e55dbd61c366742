// One chunk: the two screens share all but a few lines.
export { OrderLimitPage } from './pages/OrderLimitPage/OrderLimitPage.tsx';
export { PaymentLimitPage } from './pages/PaymentLimitPage/PaymentLimitPage.tsx';
