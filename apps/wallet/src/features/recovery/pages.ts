export { ChangePasswordPage } from './pages/ChangePasswordPage/ChangePasswordPage.tsx';
export { FirstLoginPage } from './pages/FirstLoginPage/FirstLoginPage.tsx';
export { ForgotPasswordPage } from './pages/ForgotPasswordPage/ForgotPasswordPage.tsx';
export { FreezePage } from './pages/FreezePage/FreezePage.tsx';
export { LostFactorPage } from './pages/LostFactorPage/LostFactorPage.tsx';
export { StopPage } from './pages/StopPage/StopPage.tsx';
