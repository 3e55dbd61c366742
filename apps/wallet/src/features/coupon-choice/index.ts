export { CouponField } from './components/CouponField.tsx';
