export { Bell } from './components/Bell.tsx';
