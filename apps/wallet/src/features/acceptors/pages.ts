// One chunk: a person who works opens all of them.
export { LotPage } from './pages/LotPage/LotPage.tsx';
export { ProfitsPage } from './pages/ProfitsPage/ProfitsPage.tsx';
export { TermsPage } from './pages/TermsPage/TermsPage.tsx';
export { WorkplacePage } from './pages/WorkplacePage/WorkplacePage.tsx';
