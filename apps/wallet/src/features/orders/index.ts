export { explainNoOrder } from './components/explainNoOrder.tsx';
export { MethodName } from './components/MethodName.tsx';
export { OrderRow } from './components/OrderRow.tsx';
export { RunningOrders } from './components/RunningOrders.tsx';
export { methodLooks } from './model/methodLooks.ts';
export { orderPath } from './model/orderPath.ts';
export { lookOf, nextWords, stepWords, timerWords, trackWords } from './model/tradeLooks.ts';
