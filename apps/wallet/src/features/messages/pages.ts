// One chunk: the screens of the two channels differ in their words alone.
export { EmailDetailPage } from './pages/EmailDetailPage/EmailDetailPage.tsx';
export { EmailPage } from './pages/EmailPage/EmailPage.tsx';
export { SmsDetailPage } from './pages/SmsDetailPage/SmsDetailPage.tsx';
export { SmsPage } from './pages/SmsPage/SmsPage.tsx';
