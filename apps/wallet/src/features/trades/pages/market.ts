// One chunk for the screens before an order: they share most of their parts.
export { BuyPage } from './BuyPage/BuyPage.tsx';
export { OrdersPage } from './OrdersPage/OrdersPage.tsx';
export { SellPage } from './SellPage/SellPage.tsx';
