import { BoundAddress } from '../../components/BoundAddress.tsx';
import { EditAddress } from '../../components/EditAddress.tsx';

export const PhonePage = () => <BoundAddress kind="phone" />;
export const EditPhonePage = () => <EditAddress kind="phone" />;
export const EmailPage = () => <BoundAddress kind="email" />;
export const EditEmailPage = () => <EditAddress kind="email" />;
