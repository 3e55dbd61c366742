// One chunk: a person who opens one of these screens opens others too.
export { AddBankCardPage } from './pages/AddBankCardPage/AddBankCardPage.tsx';
export { AddCodePage } from './pages/AddCodePage/AddCodePage.tsx';
export { AddDigitalYuanPage } from './pages/AddDigitalYuanPage/AddDigitalYuanPage.tsx';
export { BankCardsPage } from './pages/BankCardsPage/BankCardsPage.tsx';
export { BankListPage } from './pages/BankListPage/BankListPage.tsx';
export { PayAccountPage } from './pages/PayAccountPage/PayAccountPage.tsx';
export { PaymentWayPage } from './pages/PaymentWayPage/PaymentWayPage.tsx';
