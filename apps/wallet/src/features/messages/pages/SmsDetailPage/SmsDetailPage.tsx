import { TextsScreen } from '../../components/TextsScreen.tsx';

/** What messages by SMS say. */
export function SmsDetailPage() {
  return <TextsScreen channel="sms" />;
}
