export { TradePage } from './TradePage/TradePage.tsx';
