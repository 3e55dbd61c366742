import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Controlled } from '../../testing/Controlled.tsx';
import { CodeField } from './CodeField.tsx';

const meta = {
  title: 'Forms/CodeField',
  component: CodeField,
  args: {
    label: 'SMS code',
    value: '',
    onChange: () => {},
    timerKey: 'story',
    onSend: fn(async () => {}),
    onComplete: fn(),
  },
  beforeEach: () => sessionStorage.clear(),
  render: ({ value, onChange: _, ...args }) => (
    <Controlled initial={value}>{(code, set) => <CodeField {...args} value={code} onChange={set} />}</Controlled>
  ),
} satisfies Meta<typeof CodeField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Idle: Story = { args: { description: 'To +852 9••• 4567' } };

export const Counting: Story = {
  args: { value: '482', description: 'Sent to +852 9••• 4567' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Send code' }));
    await expect(await canvas.findByRole('button', { name: /Resend in \d+ s/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

export const CanResend: Story = { args: { sentAt: 1 } };

export const WrongCode: Story = { args: { value: '482915', sentAt: 1, error: 'Wrong code. 4 tries left' } };

export const SendingFails: Story = {
  // A wait of its own: on the page of the docs, another story sends at the same time.
  args: {
    timerKey: 'story.fails',
    onSend: fn(() => Promise.reject(new Error('offline'))),
    error: 'The code could not be sent',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByRole('button', { name: 'Send code' })).toBeEnabled();
  },
};

export const Autofill: Story = {
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByLabelText('SMS code');
    await userEvent.click(input);
    await userEvent.paste('482915');
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(args.onComplete).toHaveBeenCalledWith('482915');
  },
};

/** An app makes the code, so nobody sends it. */
export const OfAnApp: Story = {
  render: () => (
    <Controlled initial="482">
      {(code, set) => <CodeField label="Authenticator code" value={code} onChange={set} />}
    </Controlled>
  ),
};

/** The first digit is on the left in every script. */
export const RightToLeft: Story = {
  args: { label: 'رمز التحقق', value: '482915', sentAt: 1 },
  decorators: (story) => <div dir="rtl">{story()}</div>,
  play: async ({ canvasElement }) => {
    const cells = [...canvasElement.querySelectorAll<HTMLElement>('[data-state="filled"]')];
    const leftOf = (cell: HTMLElement) => cell.getBoundingClientRect().left;
    const shown = cells.toSorted((a, b) => leftOf(a) - leftOf(b)).map((cell) => cell.textContent);
    await expect(shown.join('')).toBe('482915');
  },
};

export const Disabled: Story = { args: { value: '48', disabled: true } };
