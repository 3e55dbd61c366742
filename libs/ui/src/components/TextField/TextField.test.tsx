import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Controlled } from '../../testing/Controlled.tsx';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { TextField } from './TextField.tsx';

describeComponent(<TextField label="E-mail" value="" onChange={() => {}} description="Where the code goes" />, {
  refAt: 'input',
  state: true,
});

test('reports the text, not the event', async () => {
  const change = vi.fn<(value: string) => void>();
  render(
    <Controlled initial="" onChange={change}>
      {(value, set) => <TextField label="E-mail" value={value} onChange={set} />}
    </Controlled>,
  );
  await userEvent.type(screen.getByLabelText('E-mail'), 'ab');
  expect(change.mock.calls).toEqual([['a'], ['ab']]);
});

test('is described by its description, or by the error in its place', () => {
  const field = (error?: string) => (
    <TextField
      label="E-mail"
      value="x"
      onChange={() => {}}
      description="Where the code goes"
      error={error}
      aria-describedby="more"
    />
  );
  const { rerender } = render(
    <>
      <p id="more">of the host</p>
      {field()}
    </>,
  );
  const input = screen.getByLabelText('E-mail');
  expect(input).toHaveAccessibleDescription('of the host Where the code goes');
  expect(input).not.toHaveAttribute('aria-invalid');
  rerender(
    <>
      <p id="more">of the host</p>
      {field('Not an address')}
    </>,
  );
  expect(input).toHaveAccessibleDescription('of the host Not an address');
  expect(input).toBeInvalid();
  expect(screen.queryByText('Where the code goes')).toBeNull();
});

test('announces an error once, in a live region that already exists', () => {
  const { rerender, container } = render(<TextField label="E-mail" value="x" onChange={() => {}} />);
  const region = container.querySelector('[aria-live="polite"]');
  expect(region).toBeEmptyDOMElement();
  rerender(<TextField label="E-mail" value="x" onChange={() => {}} error="Not an address" />);
  expect(container.querySelectorAll('[aria-live]')).toHaveLength(1);
  expect(region).toHaveTextContent(/^Not an address$/);
});

test('clears and keeps the focus', async () => {
  render(
    <Controlled initial="abc">
      {(value, set) => <TextField label="Name" value={value} onChange={set} clearable />}
    </Controlled>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.getByLabelText('Name')).toHaveValue('');
  expect(screen.getByLabelText('Name')).toHaveFocus();
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([{ disabled: true }, { readOnly: true }])('offers no clear button when %o', (props) => {
  render(<TextField label="Name" value="abc" onChange={() => {}} clearable {...props} />);
  expect(screen.queryByRole('button')).toBeNull();
});

test('pressing the box beside the text focuses the input', async () => {
  render(<TextField label="Name" value="" onChange={() => {}} prefix={<i data-testid="sign">@</i>} />);
  await userEvent.pointer({ keys: '[MouseLeft>]', target: screen.getByTestId('sign') });
  expect(screen.getByLabelText('Name')).toHaveFocus();
});

test('a hidden label still names the field', () => {
  render(<TextField label="Name" hideLabel value="" onChange={() => {}} autoComplete="name" />);
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAttribute('autocomplete', 'name');
});
