export { explainNoOrder } from './components/explainNoOrder.tsx';
export { MethodName } from './components/MethodName.tsx';
export { OrderRow } from './components/OrderRow.tsx';
export { RunningOrders } from './components/RunningOrders.tsx';
export { WhatHappened } from './components/WhatHappened.tsx';
export { cancelWords } from './model/cancelWords.ts';
export { methodLooks } from './model/methodLooks.ts';
export { orderPath } from './model/orderPath.ts';
export { lookOf, nextWords, stepWords, timerWords, trackWords } from './model/tradeLooks.ts';
