// One chunk: the screens of the channels differ in their words alone.
export { EmailDetailPage } from './pages/EmailDetailPage/EmailDetailPage.tsx';
export { EmailPage } from './pages/EmailPage/EmailPage.tsx';
export { PushDetailPage } from './pages/PushDetailPage/PushDetailPage.tsx';
export { PushPage } from './pages/PushPage/PushPage.tsx';
export { SmsDetailPage } from './pages/SmsDetailPage/SmsDetailPage.tsx';
export { SmsPage } from './pages/SmsPage/SmsPage.tsx';
