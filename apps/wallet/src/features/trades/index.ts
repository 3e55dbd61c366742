export { BeforeTrading } from './components/BeforeTrading.tsx';
export { BuyWords } from './components/BuyWords.tsx';
export { MethodChoice } from './components/MethodChoice.tsx';
export { PriceRow } from './components/PriceRow.tsx';
export { PurchaseOnItsWay } from './components/PurchaseOnItsWay.tsx';
export { missingSteps } from './model/missingSteps.ts';
export { tradeProblem } from './model/tradeProblem.ts';
