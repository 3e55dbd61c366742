import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { viewer } from '../PictureViewer/viewer.ts';
import { Upload } from './Upload.tsx';
import type { UploadProps, UploadTask } from './UploadProps.ts';

/** A PNG as from a phone's camera, with recognisable content. */
async function drawPng(width: number, height: number, name: string): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d')!;
  const sky = context.createLinearGradient(0, 0, 0, height);
  sky.addColorStop(0, '#16335f');
  sky.addColorStop(1, '#6fb0d8');
  context.fillStyle = sky;
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#f8d9a0';
  context.beginPath();
  context.arc(width * 0.7, height * 0.3, Math.min(width, height) * 0.14, 0, 7);
  context.fill();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return new File([blob!], name, { type: 'image/png' });
}

const clip = () => new File(['not a film, but called one'], 'unboxing-the-card.mp4', { type: 'video/mp4' });

const choose = (canvas: HTMLElement, ...files: File[]) =>
  userEvent.setup({ applyAccept: false }).upload(canvas.querySelector<HTMLInputElement>('input[type=file]')!, files);

const store: UploadProps<string>['onUpload'] = async () => 'stored';

const stopAt =
  (fraction: number) =>
  (_file: File, { onProgress }: UploadTask) => {
    onProgress(fraction);
    return new Promise<string>(() => {});
  };

const meta = {
  title: 'Forms/Upload',
  component: Upload<string>,
  args: {
    label: 'Payment proof',
    description: 'JPEG, PNG or WebP. Shows the sum, the time and the receiver.',
    max: 6,
    onUpload: store,
    onChange: fn(),
  },
  beforeEach: () => () => viewer.close(),
} satisfies Meta<typeof Upload<string>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Busy: Story = {
  args: { onUpload: stopAt(0.6) },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, await drawPng(900, 1200, 'receipt.png'));
    const ring = await within(canvasElement).findByRole('progressbar', { name: 'receipt.png' });
    await waitFor(() => expect(ring).toHaveAttribute('value', '60'));
  },
};

/** A real PNG of 2400 x 1800 that the browser shrinks to a JPEG of 800 x 600 before the upload. */
export const Done: Story = {
  args: { onUpload: fn(async () => 'stored') },
  play: async ({ canvasElement, args }) => {
    await choose(canvasElement, await drawPng(2400, 1800, 'IMG_4711.png'), await drawPng(300, 400, 'small.png'));
    await within(canvasElement).findByRole('button', { name: 'View IMG_4711.png' });
    await within(canvasElement).findByRole('button', { name: 'View small.png' });
    const sizes: Record<string, string> = {};
    for (const [file] of (args.onUpload as ReturnType<typeof fn>).mock.calls as [File][]) {
      const bitmap = await createImageBitmap(file);
      sizes[`${file.name} ${file.type}`] = `${bitmap.width} x ${bitmap.height}`;
    }
    await expect(sizes).toEqual({ 'IMG_4711.jpg image/jpeg': '800 x 600', 'small.jpg image/jpeg': '300 x 400' });
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'View small.png' }));
    await waitFor(() => expect(screen.getByRole('img', { name: 'small.png' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(within(canvasElement).getByRole('button', { name: 'View small.png' })).toHaveFocus());
  },
};

export const Failed: Story = {
  args: { onUpload: () => Promise.reject(new Error('E_NET')) },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, await drawPng(900, 1200, 'receipt.png'));
    await within(canvasElement).findByRole('button', { name: 'receipt.png Try again' });
  },
};

export const Full: Story = {
  args: { max: 2 },
  play: async ({ canvasElement }) => {
    const files = await Promise.all(['front.png', 'back.png', 'third.png'].map((name) => drawPng(1200, 800, name)));
    await choose(canvasElement, ...files);
    await expect(
      await within(canvasElement).findByText('You can add up to 2 files. The others were left out.'),
    ).toBeVisible();
    await expect(within(canvasElement).queryByRole('button', { name: 'Add pictures' })).toBeNull();
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Remove front.png' }));
    await expect(within(canvasElement).getByRole('button', { name: 'Add pictures' })).toBeVisible();
    await choose(canvasElement, await drawPng(800, 1200, 'other.png'));
    await within(canvasElement).findByRole('button', { name: 'View other.png' });
  },
};

export const Video: Story = {
  args: { label: 'Appeal', accept: 'either', maxVideoBytes: 50_000_000, description: 'One video of up to 50 MB' },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, clip(), await drawPng(1200, 800, 'receipt.png'));
    await within(canvasElement).findByRole('button', { name: 'Remove unboxing-the-card.mp4' });
  },
};

export const HeicRefused: Story = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement, new File(['\0\0\0\x18ftypheic\0\0\0\0'], 'IMG_4712.HEIC', { type: 'image/heic' }));
    await expect(await within(canvasElement).findByText(/IMG_4712.HEIC is a HEIC picture/)).toBeVisible();
    await choose(canvasElement, new File(['not a picture'], 'broken.png', { type: 'image/png' }));
    await expect(await within(canvasElement).findByText('broken.png is damaged or not a picture')).toBeVisible();
  },
};

export const WithError: Story = { args: { error: 'Add at least one picture of the payment', description: undefined } };

export const Disabled: Story = { args: { disabled: true } };
