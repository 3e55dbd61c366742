// One chunk for the levels and their forms, which follow each other.
export { DocumentPage } from './pages/DocumentPage/DocumentPage.tsx';
export { FundsPage } from './pages/FundsPage/FundsPage.tsx';
export { IdentityFormPage } from './pages/IdentityFormPage/IdentityFormPage.tsx';
export { KycPage } from './pages/KycPage/KycPage.tsx';
export { PendingPage } from './pages/PendingPage/PendingPage.tsx';
export { VideoPage } from './pages/VideoPage/VideoPage.tsx';
