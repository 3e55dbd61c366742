export * from './actions.ts';
export { checkedBy } from './checkedBy.ts';
