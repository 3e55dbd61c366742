// One chunk: a person who opens one of these screens opens others too.
export { EditEmailPage, EditPhonePage, EmailPage, PhonePage } from './pages/AddressPages/AddressPages.tsx';
export { AntiPhishingPage } from './pages/AntiPhishingPage/AntiPhishingPage.tsx';
export { AuthenticatorPage } from './pages/AuthenticatorPage/AuthenticatorPage.tsx';
export { BindAuthenticatorPage } from './pages/BindAuthenticatorPage/BindAuthenticatorPage.tsx';
export { DevicesPage } from './pages/DevicesPage/DevicesPage.tsx';
export { LoginLogPage } from './pages/LoginLogPage/LoginLogPage.tsx';
export { PasskeysPage } from './pages/PasskeysPage/PasskeysPage.tsx';
export { SecurityPage } from './pages/SecurityPage/SecurityPage.tsx';
