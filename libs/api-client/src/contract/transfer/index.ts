export { transferTo } from './transferTo.ts';
