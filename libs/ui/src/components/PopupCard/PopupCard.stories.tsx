import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import * as glyphs from '../../glyphs/index.ts';
import { TextButton } from '../TextButton/TextButton.tsx';
import { PopupCard } from './PopupCard.tsx';
import { PopupStack } from './PopupStack.tsx';

const meta = {
  title: 'Feedback/PopupCard',
  component: PopupCard,
  args: {
    id: 'm1',
    title: 'The seller has released 500.00 USDT',
    description: 'It is in your balance now.',
    onClose: fn(),
  },
} satisfies Meta<typeof PopupCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const One: Story = { args: { action: <TextButton>See the order</TextButton> } };

export const LongText: Story = {
  args: {
    icon: glyphs.shield,
    title: 'A new device signed in to your account from a place you have not been before',
    description:
      'Android, Kuala Lumpur, 09:12. If this was not you, freeze the account and change your login password. ' +
      'Customer service will never ask for your payment password. This text is longer than four lines and is cut.',
  },
};

export const ThreeStacked: Story = {
  render: function Stack(args) {
    const [ids, setIds] = useState(['3', '2', '1']);
    return (
      <PopupStack>
        {ids.map((id) => (
          <PopupCard
            key={id}
            id={id}
            title={`Message ${id}`}
            description={args.description}
            onClose={(closed) => setIds(ids.filter((other) => other !== closed))}
          />
        ))}
      </PopupStack>
    );
  },
  play: async () => {
    await expect(await screen.findAllByRole('region')).toHaveLength(3);
    await userEvent.click(screen.getAllByRole('button', { name: 'Close' })[1]!);
    await expect(screen.queryByRole('region', { name: 'Message 2' })).toBeNull();
  },
};
export const Dense: Story = {
  args: {
    title: '賣家已放行 500.00 USDT',
    description: '款項已存入你的帳戶，請於 24 小時內確認。',
    action: <TextButton>查看訂單</TextButton>,
  },
};
