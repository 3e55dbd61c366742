import { TextsScreen } from '../../components/TextsScreen.tsx';

/** The texts of notifications. */
export function PushDetailPage() {
  return <TextsScreen channel="push" />;
}
