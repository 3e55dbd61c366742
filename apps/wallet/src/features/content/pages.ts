// One chunk: both show what staff wrote, with the same store and the same text.
export { NoticesPage } from './pages/NoticesPage/NoticesPage.tsx';
export { QuestionsPage } from './pages/QuestionsPage/QuestionsPage.tsx';
