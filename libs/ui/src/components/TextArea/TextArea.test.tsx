import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Controlled } from '../../testing/Controlled.tsx';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { TextArea } from './TextArea.tsx';

describeComponent(<TextArea label="Note" value="" onChange={() => {}} maxLength={50} />, {
  refAt: 'textarea',
  state: true,
});

const spoken = (container: HTMLElement) => container.querySelector('p [aria-live="polite"]')!;

test('counts graphemes, not code units', () => {
  render(<TextArea label="Note" value="👨‍👩‍👧‍👦é" onChange={() => {}} maxLength={10} />);
  expect(screen.getByText('2/10')).toBeInTheDocument();
});

test('announces at ten characters left and at none, and not in between', async () => {
  const { container } = render(
    <Controlled initial={'x'.repeat(9)}>
      {(value, set) => <TextArea label="Note" value={value} onChange={set} maxLength={20} />}
    </Controlled>,
  );
  const area = screen.getByLabelText('Note');
  expect(spoken(container)).toBeEmptyDOMElement();
  await userEvent.type(area, 'x');
  expect(spoken(container)).toHaveTextContent('10 characters left');
  await userEvent.type(area, 'x');
  expect(spoken(container)).toBeEmptyDOMElement();
  await userEvent.type(area, 'xxxxxxxxx');
  expect(spoken(container)).toHaveTextContent('0 characters left');
});

test('accepts more than the limit and shows the excess', async () => {
  const { container } = render(
    <Controlled initial="1234">
      {(value, set) => <TextArea label="Note" value={value} onChange={set} maxLength={5} />}
    </Controlled>,
  );
  const area = screen.getByLabelText('Note');
  await userEvent.type(area, '5');
  expect(area).not.toBeInvalid();
  await userEvent.type(area, '6');
  expect(area).toHaveValue('123456');
  expect(area).toBeInvalid();
  expect(spoken(container)).toHaveTextContent('1 character over the limit');
});

test('has no counter without a limit', () => {
  const { container } = render(<TextArea label="Note" value="abc" onChange={() => {}} />);
  expect(container).not.toHaveTextContent('/');
});
