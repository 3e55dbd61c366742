export { RecoveryBanner } from './components/RecoveryBanner.tsx';
