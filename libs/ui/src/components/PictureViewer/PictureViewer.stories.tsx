import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { pictures } from '../../testing/pictures.ts';
import { toast } from '../toast/toast.ts';
import { PictureViewer } from './PictureViewer.tsx';
import { viewer } from './viewer.ts';

const meta = {
  title: 'Overlays/PictureViewer',
  component: PictureViewer,
  args: { open: true, onOpenChange: fn(), images: pictures },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  beforeEach: () => () => {
    viewer.close();
    toast.clear();
  },
} satisfies Meta<typeof PictureViewer>;
export default meta;

type Story = StoryObj<typeof meta>;

const shown = (alt: string) => waitFor(() => expect(screen.getByRole('img', { name: alt })).toBeVisible());

export const Single: Story = {
  args: { images: pictures.slice(0, 1), onSave: undefined },
  play: async () => {
    await shown(pictures[0]!.alt);
    await expect(screen.queryByRole('button', { name: 'Next picture' })).toBeNull();
  },
};

export const Many: Story = {
  args: { index: 1, onSave: () => Promise.resolve(), onIndexChange: fn() },
  play: async ({ args }) => {
    await shown(pictures[1]!.alt);
    await userEvent.keyboard('{ArrowRight}');
    await shown(pictures[2]!.alt);
    await userEvent.keyboard('{ArrowRight}{Home}');
    await shown(pictures[0]!.alt);
    await userEvent.click(screen.getByRole('button', { name: 'Next picture' }));
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(1);
    await userEvent.click(screen.getByRole('button', { name: 'Save picture' }));
    await waitFor(() => expect(screen.getAllByText('Picture saved')[0]).toBeVisible());
    toast.clear();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const Zoomed: Story = {
  play: async () => {
    await shown(pictures[0]!.alt);
    await userEvent.keyboard('++');
    await expect(screen.getByRole('button', { name: '225%, Fit to screen' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await shown(pictures[0]!.alt);
    await userEvent.keyboard('0');
    await expect(screen.getByRole('button', { name: '100%, Fit to screen' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
    await userEvent.keyboard('-');
    await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
    await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
  },
};

/** A drag shows the next picture, a double tap zooms to a point, and two fingers zoom between them. */
export const Gestures: Story = {
  play: async () => {
    const picture = await screen.findByRole('img', { name: pictures[0]!.alt });
    await shown(pictures[0]!.alt);
    const stage = picture.parentElement!.parentElement!;
    const box = stage.getBoundingClientRect();
    const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    const pointer = (type: 'Down' | 'Move' | 'Up', pointerId: number, dx: number, dy = 0) =>
      fireEvent[`pointer${type}`](stage, { pointerId, button: 0, clientX: middle.x + dx, clientY: middle.y + dy });

    await pointer('Down', 1, 100);
    await pointer('Move', 1, 0);
    await pointer('Move', 1, -120);
    await pointer('Up', 1, -120);
    await shown(pictures[1]!.alt);

    for (let tap = 0; tap < 2; tap += 1) {
      await pointer('Down', 1, 40);
      await pointer('Up', 1, 40);
    }
    await expect(screen.getByRole('button', { name: '250%, Fit to screen' })).toBeVisible();
    await userEvent.keyboard('0');

    await pointer('Down', 1, -40);
    await pointer('Down', 2, 40);
    await pointer('Move', 1, -60);
    await pointer('Move', 2, 60);
    await pointer('Up', 1, -60);
    await pointer('Up', 2, 60);
    await expect(screen.getByRole('button', { name: '150%, Fit to screen' })).toBeVisible();
  },
};

export const Loading: Story = {
  args: { images: pictures.slice(0, 1) },
  // A picture that never finishes loading.
  beforeEach: () => {
    const hush = (event: Event) => event.stopImmediatePropagation();
    document.addEventListener('load', hush, true);
    return () => document.removeEventListener('load', hush, true);
  },
  play: () => waitFor(() => expect(screen.getByRole('img', { name: 'Loading' })).toBeVisible()),
};

export const BrokenPicture: Story = {
  args: { images: [{ src: 'data:image/png;base64,AAAA', alt: 'Payment proof' }, ...pictures], index: 0 },
  play: async () => {
    await waitFor(() => expect(screen.getByText('Could not load the picture')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByText('Could not load the picture')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Next picture' }));
    await shown(pictures[0]!.alt);
    await userEvent.keyboard('{Home}');
  },
};

export const FromCode: Story = {
  args: { open: false },
  play: async () => {
    viewer.open({ images: pictures, index: 2, onSave: () => Promise.reject(new Error('E_DENIED')) });
    await shown(pictures[2]!.alt);
    await userEvent.click(screen.getByRole('button', { name: 'Save picture' }));
    await waitFor(() => expect(screen.getAllByText('Could not save the picture')[0]).toBeVisible());
    toast.clear();
    viewer.close();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
