import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Controlled } from '../../testing/Controlled.tsx';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { PhoneField, type PhoneArea, type PhoneValue } from './PhoneField.tsx';

const areas: readonly PhoneArea[] = [
  { id: 'HK', areaCode: '852', name: 'Hong Kong', digits: [4, 4], keywords: '香港' },
  { id: 'CN', areaCode: '86', name: 'China mainland', digits: [3, 4, 4] },
  { id: 'US', areaCode: '1', name: 'United States' },
  { id: 'CA', areaCode: '1', name: 'Canada' },
];
const field = (value: PhoneValue, onChange: (value: PhoneValue) => void) => (
  <PhoneField label="Phone number" value={value} onChange={onChange} areas={areas} searchLabel="Search" />
);

describeComponent(
  field({ areaCode: '852', number: '91234567' }, () => {}),
  { refAt: 'input', state: true },
);

function renderPhone(initial: PhoneValue = { areaCode: '852', number: '' }) {
  const onChange = vi.fn<(value: PhoneValue) => void>();
  render(
    <Controlled initial={initial} onChange={onChange}>
      {field}
    </Controlled>,
  );
  return { input: screen.getByLabelText<HTMLInputElement>('Phone number'), value: () => onChange.mock.lastCall?.[0] };
}

test('reports digits only and groups them during typing', async () => {
  const { input, value } = renderPhone();
  expect(input).toHaveAttribute('type', 'tel');
  expect(input).toHaveAttribute('autocomplete', 'tel-national');
  await userEvent.type(input, '91234567');
  expect(input).toHaveValue('9123 4567');
  expect(value()).toEqual({ areaCode: '852', number: '91234567' });
});

test('keeps the caret when a digit in the middle changes', async () => {
  const { input } = renderPhone({ areaCode: '852', number: '91234567' });
  await userEvent.click(input);
  input.setSelectionRange(2, 2);
  await userEvent.keyboard('{Backspace}');
  expect(input).toHaveValue('9234 567');
  expect(input.selectionStart).toBe(1);
});

test('an international number fills in both parts', () => {
  const { input, value } = renderPhone();
  fireEvent.change(input, { target: { value: '+86 138 0013 8000' } });
  expect(value()).toEqual({ areaCode: '86', number: '13800138000' });
  expect(input).toHaveValue('138 0013 8000');
  expect(screen.getByRole('button', { name: 'Area code +86' })).toBeInTheDocument();
});

test('accepts no more digits than any number has', async () => {
  const { input, value } = renderPhone();
  await userEvent.type(input, '1234567890123456');
  expect(value()?.number).toBe('123456789012345');
});

test('the user picks the area in a sheet; of two areas with one code, the picked one counts', async () => {
  const { value } = renderPhone({ areaCode: '852', number: '5550100' });
  await userEvent.click(screen.getByRole('button', { name: 'Area code +852' }));
  await userEvent.click(await screen.findByRole('option', { name: /Canada/ }));
  expect(value()).toEqual({ areaCode: '1', number: '5550100' });
  expect(await screen.findByRole('button', { name: 'Area code +1, Canada', hidden: true })).toBeInTheDocument();
});
