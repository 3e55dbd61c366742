import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import type { MessageSetting } from '@ezwallet/api-client/contract';
import type { MessagesStore } from '@ezwallet/domain-stores';
import { ListItem, Switch } from '@ezwallet/ui';
import { subjectWords } from '../model/subjectWords.ts';

interface SubjectRowProps {
  store: MessagesStore;
  setting: MessageSetting;
  bound: boolean;
}

/** A subject with its switch. One that is always on has none. */
export const SubjectRow = observer(function SubjectRow({
  store,
  setting: { type, on, locked },
  bound,
}: SubjectRowProps) {
  const { t, i18n } = useLingui();
  const words = subjectWords(type, store.channel);
  const texts = { title: i18n._(words.name), description: i18n._(words.when) };
  if (locked) return <ListItem {...texts} value={t`Always on`} />;
  return (
    <ListItem
      {...texts}
      control={<Switch checked={on && bound} disabled={!bound} onChange={store.changeOf(type).submit} />}
    />
  );
});
