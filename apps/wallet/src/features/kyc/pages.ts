// One chunk: the form follows the levels.
export { IdentityFormPage } from './pages/IdentityFormPage/IdentityFormPage.tsx';
export { KycPage } from './pages/KycPage/KycPage.tsx';
