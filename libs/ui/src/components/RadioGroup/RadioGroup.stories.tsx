import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Controlled } from '../../testing/Controlled.tsx';
import { List } from '../List/List.tsx';
import { ListItem } from '../List/ListItem.tsx';
import { Radio } from '../Radio/Radio.tsx';
import { RadioGroup } from './RadioGroup.tsx';

const speeds = [
  <Radio key="fast" value="fast" description="A few minutes, fee 1.00 USDT">
    TRC20
  </Radio>,
  <Radio key="calm" value="calm" description="A few minutes to an hour, fee 4.50 USDT">
    ERC20
  </Radio>,
  <Radio key="none" value="none" disabled description="Closed for maintenance">
    BEP20
  </Radio>,
];

const meta = {
  title: 'Forms/RadioGroup',
  component: RadioGroup,
  args: { label: 'Network', value: 'fast', onChange: () => {}, children: speeds },
  render: ({ value, onChange: _, ...args }) => (
    <Controlled initial={value}>{(chosen, set) => <RadioGroup {...args} value={chosen} onChange={set} />}</Controlled>
  ),
} satisfies Meta<typeof RadioGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};

export const NothingChosen: Story = { args: { value: undefined, description: 'Ask the receiver which one they use.' } };

export const WithError: Story = { args: { value: undefined, required: true, error: 'Choose a network.' } };

export const Disabled: Story = { args: { disabled: true } };

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const radio = (name: string) => within(canvasElement).getByRole('radio', { name });
    await userEvent.tab();
    await expect(radio('TRC20')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(radio('ERC20')).toBeChecked();
    await expect(radio('ERC20')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(radio('TRC20')).toBeChecked();
    await userEvent.keyboard('{ArrowUp}');
    await expect(radio('ERC20')).toBeChecked();
    for (const row of canvasElement.querySelectorAll('label')) {
      await expect(row.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  },
};

export const LongWords: Story = {
  args: {
    label: 'Why are you freezing the account?',
    children: [
      <Radio
        key="lost"
        value="fast"
        description="Nobody can log in until you have proved who you are, and nothing leaves the wallet."
      >
        My phone was lost or stolen, and someone else may be able to unlock it
      </Radio>,
      <Radio key="seen" value="calm" description="在您确认身份之前，任何人都无法登录，钱包内的资产也无法转出。">
        我看到了不是由我本人发起的登录或转账，怀疑密码已经泄露
      </Radio>,
    ],
  },
};

export const InAList: Story = {
  args: {
    label: 'Bank',
    value: 'hangseng',
    children: (
      <List framed>
        <ListItem title="HSBC" description="•••• 0881" control={<Radio value="hsbc" />} />
        <ListItem title="Hang Seng Bank" description="•••• 4402" control={<Radio value="hangseng" />} />
      </List>
    ),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText('HSBC'));
    await expect(within(canvasElement).getByRole('radio', { name: /HSBC/ })).toBeChecked();
  },
};
