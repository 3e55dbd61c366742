import { TextsScreen } from '../../components/TextsScreen.tsx';

/** What messages by e-mail say. */
export function EmailDetailPage() {
  return <TextsScreen channel="email" />;
}
