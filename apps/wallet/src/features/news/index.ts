export { contentOf } from '../content/index.ts';
export { Banners } from './components/Banners.tsx';
export { NoticeLines } from './components/NoticeLines.tsx';
export { PopNotice } from './components/PopNotice.tsx';
export { SiteCards } from './components/SiteCards.tsx';
