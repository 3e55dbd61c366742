import '@ezwallet/ui/reset.css';
import './withKit.tsx';
