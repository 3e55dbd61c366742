import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { captchaPuzzle, GAP_X } from '../../testing/captchaPuzzle.ts';
import { Card } from '../Card/Card.tsx';
import type { CaptchaAnswer, CaptchaVerdict } from './captcha-types.ts';
import { SliderCaptcha, type SliderCaptchaProps } from './SliderCaptcha.tsx';

type Load = SliderCaptchaProps['load'];
type Verify = SliderCaptchaProps['verify'];

const never = () => new Promise<never>(() => {});
const assist = { captchaId: 'assist', pow: { alg: 'sha256' as const, salt: 'assist', bits: 14 }, ttl: 120 };

/** Accepts the same tolerance as a server: 4 px for pointers, 6 for keys and steps. */
async function judge({ x, input }: CaptchaAnswer): Promise<CaptchaVerdict> {
  const tolerance = input === 'key' || input === 'step' ? 6 : 4;
  if (input === 'assist' || Math.abs(x - GAP_X) <= tolerance) return { ok: true, ticket: 'tk_story' };
  return { ok: false, reason: 'wrong', triesLeft: 4 };
}

const meta = {
  title: 'Forms/SliderCaptcha',
  component: SliderCaptcha,
  args: {
    load: fn<Load>(async (mode) => (mode === 'assist' ? assist : captchaPuzzle)),
    verify: fn<Verify>(judge),
    onTicket: fn(),
    onClose: fn(),
  },
  render: (args) => (
    <Card>
      <SliderCaptcha {...args} />
    </Card>
  ),
} satisfies Meta<typeof SliderCaptcha>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const ready = (canvasElement: HTMLElement) => within(canvasElement).findByText('The puzzle is ready', undefined);

export const Loading: Story = { args: { load: fn<Load>(never) } };

export const Ready: Story = { play: async ({ canvasElement }) => void (await ready(canvasElement)) };

/** Drags the thumb until the piece is at `x`, in twelve steps. */
async function drag(canvasElement: HTMLElement, x: number) {
  const thumb = within(canvasElement).getByRole('slider');
  const room = thumb.parentElement!.getBoundingClientRect().width - thumb.getBoundingClientRect().width;
  const { left, top } = thumb.getBoundingClientRect();
  const at = (share: number) => ({ clientX: left + 20 + (share * x * room) / 268, clientY: top + 20 + share * 3 });
  // One user whose finger stays down between the calls.
  const user = userEvent.setup();
  await user.pointer({ keys: '[MouseLeft>]', target: thumb, coords: at(0) });
  for (let i = 1; i <= 12; i++) {
    await new Promise((resolve) => setTimeout(resolve, 25));
    await user.pointer({ target: thumb, coords: at(i / 12) });
  }
  return () => user.pointer({ keys: '[/MouseLeft]', target: thumb, coords: at(1) });
}

export const Dragging: Story = {
  play: async ({ canvasElement }) => {
    await ready(canvasElement);
    await drag(canvasElement, 120);
    await expect(Number(within(canvasElement).getByRole('slider').getAttribute('aria-valuenow'))).toBeCloseTo(120, -1);
  },
};

export const SolvedByDrag: Story = {
  play: async ({ canvasElement, args }) => {
    await ready(canvasElement);
    const release = await drag(canvasElement, GAP_X);
    await release();
    await waitFor(() => expect(args.onTicket).toHaveBeenCalledWith('tk_story'));
  },
};

const moveByKeys: Play = async ({ canvasElement }) => {
  await ready(canvasElement);
  within(canvasElement).getByRole('slider').focus();
  await userEvent.keyboard(`{PageUp>${GAP_X / 10}/}`);
};

export const SolvedByKeys: Story = {
  play: async (context) => {
    await moveByKeys(context);
    await expect(within(context.canvasElement).getByRole('slider')).toHaveAttribute(
      'aria-valuetext',
      'Piece at 190 of 268',
    );
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(context.args.onTicket).toHaveBeenCalledWith('tk_story'));
  },
};

export const SolvedBySteps: Story = {
  play: async ({ canvasElement, args }) => {
    await ready(canvasElement);
    const canvas = within(canvasElement);
    const picture = canvasElement.querySelector('img')!.parentElement!;
    const { left, top, width } = picture.getBoundingClientRect();
    const clientX = left + ((GAP_X + 26 - 2) * width) / 320;
    await userEvent.pointer({ keys: '[MouseLeft]', target: picture, coords: { clientX, clientY: top + 80 } });
    await userEvent.click(canvas.getByRole('button', { name: 'Move right' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Check' }));
    await waitFor(() => expect(args.onTicket).toHaveBeenCalledWith('tk_story'));
  },
};

export const Verifying: Story = {
  args: { verify: fn<Verify>(never) },
  play: async (context) => {
    await moveByKeys(context);
    await userEvent.keyboard('{Enter}');
    await expect(await within(context.canvasElement).findByText('Verifying')).toBeInTheDocument();
  },
};

export const Verified: Story = {
  play: async (context) => {
    await moveByKeys(context);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(context.canvasElement.querySelector('[data-state="verified"]')).not.toBeNull());
  },
};

export const Wrong: Story = {
  play: async ({ canvasElement }) => {
    await ready(canvasElement);
    within(canvasElement).getByRole('slider').focus();
    await userEvent.keyboard('{PageUp}{Enter}');
    await expect((await within(canvasElement).findAllByText('Not quite. 4 tries left'))[0]).toBeInTheDocument();
  },
};

export const Locked: Story = {
  args: { load: fn<Load>(async () => ({ ok: false, reason: 'limited', retryAfter: 600 })) },
};

export const LoadFailed: Story = { args: { load: fn<Load>(() => Promise.reject(new Error('offline'))) } };

export const WithoutPuzzle: Story = {
  play: async ({ canvasElement, args }) => {
    await ready(canvasElement);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Continue without the puzzle' }));
    await waitFor(() => expect(args.onTicket).toHaveBeenCalledWith('tk_story'));
  },
};

/** The server takes its time, because a search without end would slow down the other stories of a page. */
export const WithoutPuzzleWorking: Story = {
  args: { verify: fn<Verify>(never) },
  parameters: { screenshot: false },
  play: async ({ canvasElement }) => {
    await ready(canvasElement);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Continue without the puzzle' }));
    await expect(await within(canvasElement).findByRole('progressbar')).toBeVisible();
  },
};

export const EscapeCloses: Story = {
  play: async ({ canvasElement, args }) => {
    await ready(canvasElement);
    within(canvasElement).getByRole('slider').focus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
