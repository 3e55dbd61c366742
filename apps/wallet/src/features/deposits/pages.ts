// One chunk: a person who deposits looks at the list too.
export { DepositCurrencyPage } from './pages/DepositCurrencyPage/DepositCurrencyPage.tsx';
export { DepositListPage } from './pages/DepositListPage/DepositListPage.tsx';
export { DepositPage } from './pages/DepositPage/DepositPage.tsx';
