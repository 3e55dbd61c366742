import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Controlled } from '../../testing/Controlled.tsx';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { SearchField } from './SearchField.tsx';

describeComponent(<SearchField value="" onChange={() => {}} />, { refAt: 'input', state: true });

test('Escape first clears the field; the next Escape reaches the parent', async () => {
  const close = vi.fn<() => void>();
  const around = (event: KeyboardEvent) => event.key === 'Escape' && close();
  document.body.addEventListener('keydown', around);
  render(
    <Controlled initial="">
      {(value, set) => <SearchField label="Search banks" value={value} onChange={set} />}
    </Controlled>,
  );
  const input = screen.getByRole('searchbox', { name: 'Search banks' });
  await userEvent.type(input, 'hsbc{Escape}');
  expect(input).toHaveValue('');
  expect(close).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(close).toHaveBeenCalledOnce();
  document.body.removeEventListener('keydown', around);
});

test('Escape that cancels an IME composition keeps the text', async () => {
  const onChange = vi.fn<(value: string) => void>();
  render(<SearchField value="香港" onChange={onChange} />);
  const input = screen.getByRole('searchbox');
  expect(fireEvent.keyDown(input, { key: 'Escape', isComposing: true })).toBe(true);
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.keyDown(input, { key: 'Escape' });
  expect(onChange).toHaveBeenCalledExactlyOnceWith('');
});

test('its button clears it', async () => {
  render(<Controlled initial="x">{(value, set) => <SearchField value={value} onChange={set} />}</Controlled>);
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('');
});
