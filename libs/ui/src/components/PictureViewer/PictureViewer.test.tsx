import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { findFaults } from '../../testing/findFaults.ts';
import { Drawer } from '../Drawer/Drawer.tsx';
import { toast } from '../toast/toast.ts';
import { UiHost } from '../UiHost/UiHost.tsx';
import { PictureViewer } from './PictureViewer.tsx';
import type { PictureViewerProps } from '../overlays/picture-viewer/PictureViewerProps.ts';
import { openViewer, viewer } from './viewer.ts';

const images = ['front', 'back', 'selfie'].map((alt) => ({ src: `https://example.com/${alt}.jpg`, alt }));

describeComponent(<PictureViewer open={false} onOpenChange={() => {}} images={images} />, { root: false });

afterEach(() =>
  act(() => {
    toast.clear();
    openViewer.set(undefined);
  }),
);

const front = () => screen.getAllByRole('img').find((node) => node.tagName === 'IMG' && !node.closest('[inert]'))!;
const stage = () => front().parentElement!.parentElement!;

async function show(props: Partial<PictureViewerProps> = {}) {
  const onOpenChange = vi.fn<(open: boolean) => void>();
  render(<PictureViewer open onOpenChange={onOpenChange} images={images} {...props} />);
  await screen.findByRole('dialog', { name: 'Pictures' });
  Object.defineProperties(stage(), {
    clientWidth: { value: 300 },
    clientHeight: { value: 600 },
    getBoundingClientRect: { value: () => ({ left: 0, top: 0, width: 300, height: 600 }) },
  });
  return { onOpenChange };
}

const pointer = (type: 'Down' | 'Move' | 'Up' | 'Cancel', pointerId: number, clientX: number, clientY = 300) =>
  fireEvent[`pointer${type}`](stage(), { pointerId, clientX, clientY, button: 0 });

test('shows one of several pictures, announces its position, and has no accessibility fault', async () => {
  await show({ index: 1, onSave: async () => {} });
  expect(front()).toHaveAccessibleName('back');
  expect(screen.getByText('Picture 2 of 3')).toHaveAttribute('aria-live', 'polite');
  expect(await findFaults()).toEqual([]);
});

test('buttons and keys turn the pages and stop at the ends', async () => {
  const onIndexChange = vi.fn<(index: number) => void>();
  await show({ onIndexChange });
  expect(screen.getByRole('button', { name: 'Previous picture' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Next picture' }));
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{PageUp}{Home}{End}');
  expect(onIndexChange.mock.calls.flat()).toEqual([1, 2, 1, 0, 2]);
  expect(front()).toHaveAccessibleName('selfie');
  await userEvent.click(screen.getByRole('button', { name: 'Next picture' }));
  expect(onIndexChange).toHaveBeenCalledTimes(5);
  expect(screen.getByRole('button', { name: 'Next picture' })).toHaveFocus();
});

test('arrow keys follow the direction of the text', async () => {
  const onIndexChange = vi.fn<(index: number) => void>();
  await show({ onIndexChange });
  stage().style.direction = 'rtl';
  await userEvent.keyboard('{ArrowLeft}');
  expect(onIndexChange).toHaveBeenCalledWith(1);
});

test('keys zoom between fit and maximum; the next picture starts unzoomed', async () => {
  await show();
  const scale = () => screen.getByRole('button', { name: /Fit to screen/ }).textContent;
  await userEvent.keyboard('-');
  expect(scale()).toBe('100%');
  await userEvent.keyboard('+=');
  expect(scale()).toBe('225%');
  await userEvent.keyboard('{Control>}+{/Control}');
  expect(scale()).toBe('225%');
  await userEvent.keyboard('+++++');
  expect(scale()).toBe('400%');
  await userEvent.keyboard('{ArrowRight}');
  expect(front()).toHaveAccessibleName('front');
  await userEvent.keyboard('{PageDown}');
  expect(front()).toHaveAccessibleName('back');
  expect(scale()).toBe('100%');
});

test('a drag turns the page, a short drag does not, and there is nothing before the first picture', async () => {
  const onIndexChange = vi.fn<(index: number) => void>();
  await show({ onIndexChange });
  const dragBy = (dx: number) => {
    pointer('Down', 1, 150);
    pointer('Move', 1, 150 + dx / 2);
    pointer('Move', 1, 150 + dx);
    pointer('Up', 1, 150 + dx);
  };
  dragBy(-12);
  dragBy(140);
  expect(onIndexChange).not.toHaveBeenCalled();
  dragBy(-140);
  expect(onIndexChange).toHaveBeenCalledWith(1);
  pointer('Down', 1, 150);
  pointer('Move', 1, 20);
  pointer('Cancel', 1, 20);
  expect(onIndexChange).toHaveBeenCalledTimes(1);
});

test('a double tap zooms to the point and back, two fingers zoom between them, one finger moves a zoomed picture', async () => {
  await show();
  const tap = () => {
    pointer('Down', 1, 100);
    pointer('Up', 1, 100);
  };
  tap();
  expect(front().style.transform).toBe('translate(0px, 0px) scale(1)');
  tap();
  expect(front().style.transform).toContain('scale(2.5)');
  tap();
  tap();
  expect(front().style.transform).toBe('translate(0px, 0px) scale(1)');
  pointer('Down', 1, 140);
  pointer('Down', 2, 160);
  pointer('Move', 2, 180);
  pointer('Up', 1, 140);
  pointer('Up', 2, 180);
  expect(front().style.transform).toContain('scale(2)');
  expect(front()).toHaveAccessibleName('front');
});

test('a picture that fails says so, and can be loaded again', async () => {
  await show();
  fireEvent.error(front());
  expect(screen.getByRole('alert')).toHaveTextContent('Could not load the picture');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(front().closest('[aria-busy="true"]')).not.toBeNull();
  fireEvent.load(front());
  expect(front().closest('[aria-busy="true"]')).toBeNull();
});

test('reports whether saving succeeded', async () => {
  render(<UiHost />);
  const onSave = vi.fn<() => Promise<void>>().mockResolvedValueOnce().mockRejectedValueOnce(new Error('denied'));
  await show({ onSave, index: 2 });
  await userEvent.click(screen.getByRole('button', { name: 'Save picture' }));
  expect(onSave).toHaveBeenCalledWith(images[2], 2);
  expect((await screen.findAllByText('Picture saved')).length).toBeGreaterThan(0);
  await userEvent.click(screen.getByRole('button', { name: 'Save picture' }));
  expect((await screen.findAllByText('Could not save the picture')).length).toBeGreaterThan(0);
});

test('called from code, opens over a sheet; Escape closes only the viewer', async () => {
  const onOpenChange = vi.fn<(open: boolean) => void>();
  render(
    <>
      <UiHost />
      <Drawer open onOpenChange={onOpenChange} title="Proofs" />
    </>,
  );
  await screen.findByRole('dialog', { name: 'Proofs' });
  act(() => viewer.open({ images, index: 9 }));
  await screen.findByRole('dialog', { name: 'Pictures' });
  expect(front()).toHaveAccessibleName('selfie');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(openViewer.get()).toBeUndefined());
  expect(onOpenChange).not.toHaveBeenCalled();
  act(() => viewer.open({ images: [] }));
  expect(openViewer.get()).toBeUndefined();
});
