export { recentPayees } from './recentPayees.ts';
export { transferTo } from './transferTo.ts';
