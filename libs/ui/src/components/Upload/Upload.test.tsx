import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { findFaults } from '../../testing/findFaults.ts';
import { announcements } from '../Announcer/announce.ts';
import { openViewer } from '../PictureViewer/viewer.ts';
import { loadShrinkPicture } from './loadShrinkPicture.ts';
import { Upload, type UploadedFile, type UploadTask } from './Upload.tsx';

// Only a browser has a canvas; the story uploads real pictures in Chromium.
const { shrinkPicture } = vi.hoisted(() => ({
  shrinkPicture: vi.fn<(file: File) => Promise<File>>(async (file) => file),
}));
vi.mock('./loadShrinkPicture.ts', () => ({
  loadShrinkPicture: vi.fn<() => Promise<typeof shrinkPicture>>(async () => shrinkPicture),
}));

describeComponent(<Upload label="Proof" onUpload={async () => ''} />, { state: true });

interface Sending extends UploadTask {
  file: File;
  resolve: (result: string) => void;
  reject: (reason: Error) => void;
}

let sent: Sending[] = [];
const onUpload = (file: File, task: UploadTask) =>
  new Promise<string>((resolve, reject) => sent.push({ file, ...task, resolve, reject }));

beforeEach(() => {
  sent = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => 'blob:preview');
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  act(() => {
    announcements.set([]);
    openViewer.set(undefined);
  });
});

const photo = (name = 'a.jpg', type = 'image/jpeg') => new File(['\xff\xd8\xff\xe0 a picture'], name, { type });
const choose = (...files: File[]) =>
  userEvent.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, files, { applyAccept: false });
const spoken = () => announcements.get().map(({ text, politeness }) => `${politeness}: ${text}`);

test('uploads the chosen file, announces its progress in quarters, and reports to the host', async () => {
  const onChange = vi.fn<(files: readonly UploadedFile<string>[]) => void>();
  render(<Upload label="Proof" max={3} onUpload={onUpload} onChange={onChange} />);
  await choose(photo());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(shrinkPicture).toHaveBeenCalledWith(expect.any(File), undefined);
  expect(onChange).toHaveBeenLastCalledWith([expect.objectContaining({ name: 'a.jpg', state: 'busy' })]);
  for (const fraction of [0.1, 0.3, 0.2, 0.4, 0.8]) act(() => sent[0]!.onProgress(fraction));
  expect(screen.getByRole('progressbar', { name: 'a.jpg' })).toHaveAttribute('value', '80');
  expect(await findFaults()).toEqual([]);
  await act(async () => sent[0]!.resolve('proof-1'));
  expect(onChange).toHaveBeenLastCalledWith([expect.objectContaining({ state: 'done', result: 'proof-1' })]);
  expect(onChange).toHaveBeenCalledTimes(2);
  expect(spoken()).toEqual(['polite: a.jpg: 25% uploaded', 'polite: a.jpg: 75% uploaded', 'polite: a.jpg uploaded']);
  expect(screen.getByText('1 of 3')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'View a.jpg' }));
  expect(openViewer.get()).toMatchObject({ images: [{ src: 'blob:preview', alt: 'a.jpg' }], index: 0 });
});

test('announces a failure at once and uploads again on request', async () => {
  render(<Upload label="Proof" onUpload={onUpload} />);
  await choose(photo());
  await waitFor(() => expect(sent).toHaveLength(1));
  await act(async () => sent[0]!.reject(new Error('E_NET')));
  expect(spoken()).toEqual(['assertive: Could not upload a.jpg']);
  await userEvent.click(screen.getByRole('button', { name: 'a.jpg Try again' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(screen.getByRole('list', { name: 'Proof' })).toHaveFocus();
  await act(async () => sent[1]!.resolve('ok'));
  expect(screen.getByRole('button', { name: 'View a.jpg' })).toBeInTheDocument();
});

test('code that fails to load fails the upload, and loads again on retry', async () => {
  vi.mocked(loadShrinkPicture).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  render(<Upload label="Proof" onUpload={onUpload} />);
  await choose(photo());
  await userEvent.click(await screen.findByRole('button', { name: 'a.jpg Try again' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(spoken()).toEqual(['assertive: Could not upload a.jpg']);
});

test('stopping an upload aborts and removes it, whatever its outcome', async () => {
  const onChange = vi.fn<(files: readonly UploadedFile<string>[]) => void>();
  render(<Upload label="Proof" max={2} onUpload={onUpload} onChange={onChange} />);
  await choose(photo('a.jpg'), photo('b.jpg'));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(screen.queryByRole('button', { name: 'Add pictures' })).toBeNull();
  expect(screen.getByRole('list', { name: 'Proof' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Stop uploading a.jpg' }));
  expect(sent[0]!.signal.aborted).toBe(true);
  expect(screen.getByRole('button', { name: 'Stop uploading b.jpg' })).toHaveFocus();
  await act(async () => {
    sent[0]!.onProgress(0.9);
    sent[0]!.reject(new Error('aborted'));
  });
  expect(spoken()).toEqual([]);
  expect(onChange).toHaveBeenLastCalledWith([expect.objectContaining({ name: 'b.jpg' })]);
  await userEvent.click(screen.getByRole('button', { name: 'Stop uploading b.jpg' }));
  expect(screen.getByRole('button', { name: 'Add pictures' })).toHaveFocus();
  expect(URL.revokeObjectURL).toHaveBeenCalledTimes(2);
});

test('leaving the page stops all uploads', async () => {
  const { unmount } = render(<Upload label="Proof" onUpload={onUpload} />);
  await choose(photo());
  await waitFor(() => expect(sent).toHaveLength(1));
  unmount();
  expect(sent[0]!.signal.aborted).toBe(true);
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:preview');
});

test('accepts as many files as fit, and reports that the others were left out', async () => {
  render(<Upload label="Proof" max={2} onUpload={onUpload} />);
  await choose(photo('a.jpg'), photo('b.jpg'), photo('c.jpg'));
  await waitFor(() => expect(sent.map(({ file }) => file.name)).toEqual(['a.jpg', 'b.jpg']));
  expect(screen.getByRole('alert')).toHaveTextContent('You can add up to 2 files. The others were left out.');
  expect(screen.getByRole('group', { name: 'Proof' })).toHaveAttribute('data-state', 'full');
});

test.each([
  ['IMG_1.HEIC', '', 'a picture', 'is a HEIC picture'],
  ['IMG_2.jpg', 'image/jpeg', '\0\0\0\x18ftypheic\0\0', 'is a HEIC picture'],
  ['terms.pdf', 'application/pdf', '%PDF-1.7', 'is not a supported type of file'],
  ['clip.mp4', 'video/mp4', 'a film', 'is not a supported type of file'],
])('%s of type %j is refused with a message', async (name, type, content, words) => {
  render(<Upload label="Proof" onUpload={onUpload} />);
  await choose(new File([content], name, { type }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(`${name} ${words}`));
  expect(sent).toEqual([]);
});

test('removes a damaged picture, with a reason', async () => {
  vi.mocked(shrinkPicture).mockRejectedValueOnce(new DOMException('', 'InvalidStateError'));
  render(<Upload label="Proof" onUpload={onUpload} />);
  await choose(photo());
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('a.jpg is damaged or not a picture'));
  expect(screen.getByRole('button', { name: 'Add pictures' })).toBeInTheDocument();
});

test('uploads a video unchanged, unless it is too large', async () => {
  render(<Upload label="Clip" accept="video" maxVideoBytes={1_000_000} onUpload={onUpload} />);
  await choose(new File([new Uint8Array(1_000_001)], 'long.mp4', { type: 'video/mp4' }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('long.mp4 is larger than 1 MB'));
  const clip = new File(['clip'], 'clip.mov', { type: 'video/quicktime' });
  await choose(clip);
  await waitFor(() => expect(sent[0]?.file).toBe(clip));
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

test('begins with files that were uploaded before, and shows each as soon as its picture is known', async () => {
  const onChange = vi.fn<(files: readonly UploadedFile<string>[]) => void>();
  const props = { label: 'Proof', max: 2, onUpload: async () => 'id-2', onChange };
  const { rerender } = render(<Upload {...props} initial={[{ name: 'a.jpg', kind: 'picture', result: 'id-1' }]} />);
  expect(screen.getByText('a.jpg')).toBeInTheDocument();
  rerender(
    <Upload
      {...props}
      initial={[{ name: 'a.jpg', kind: 'picture', result: 'id-1', preview: 'data:image/png;base64,AA==' }]}
    />,
  );
  expect(screen.getByRole('button', { name: 'View a.jpg' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Remove a.jpg' }));
  expect(onChange).toHaveBeenLastCalledWith([]);
});
