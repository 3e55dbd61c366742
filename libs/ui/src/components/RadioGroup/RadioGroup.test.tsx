import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Controlled } from '../../testing/Controlled.tsx';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { Radio } from '../Radio/Radio.tsx';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import { RadioGroup } from './RadioGroup.tsx';

const choices = [
  <Radio key="fast" value="fast">
    Fast
  </Radio>,
  <Radio key="calm" value="calm" disabled>
    Normal
  </Radio>,
  <Radio key="slow" value="slow">
    Slow
  </Radio>,
];

describeComponent(
  <RadioGroup label="Speed" value="fast" onChange={() => {}}>
    {choices}
  </RadioGroup>,
  { state: true },
);

test('a press selects and vibrates; the selected or a disabled option does nothing', async () => {
  const onChange = vi.fn<(value: string) => void>();
  const haptics = vi.fn<(kind: string) => void>();
  render(
    <UiProvider locale="en" haptics={haptics}>
      <Controlled initial="fast" onChange={onChange}>
        {(value, set) => (
          <RadioGroup label="Speed" value={value} onChange={set}>
            {choices}
          </RadioGroup>
        )}
      </Controlled>
    </UiProvider>,
  );
  await userEvent.click(screen.getByText('Fast'));
  await userEvent.click(screen.getByText('Normal'));
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.click(screen.getByText('Slow'));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('slow');
  expect(haptics).toHaveBeenCalledExactlyOnceWith('selection');
  expect(screen.getByRole('radio', { name: 'Slow' })).toBeChecked();
});

test('two groups on a page do not share their choice; a given name becomes the name of the inputs', () => {
  render(
    <>
      <RadioGroup label="One" value="a" onChange={() => {}}>
        <Radio value="a">A</Radio>
      </RadioGroup>
      <RadioGroup label="Two" value="a" name="second" onChange={() => {}}>
        <Radio value="a">A</Radio>
      </RadioGroup>
    </>,
  );
  const [one, two] = screen.getAllByRole<HTMLInputElement>('radio');
  expect(one).toBeChecked();
  expect(two).toBeChecked();
  expect(two?.name).toBe('second');
  expect(one?.name).not.toBe('second');
});

test('an error replaces the description, marks the group and describes it', () => {
  const group = (error?: string) => (
    <RadioGroup
      label="Speed"
      description="You can change it later"
      error={error}
      required
      value={undefined}
      onChange={() => {}}
    >
      {choices}
    </RadioGroup>
  );
  const { rerender } = render(group());
  const element = screen.getByRole('radiogroup', { name: 'Speed' });
  expect(element).toBeRequired();
  expect(element).toHaveAccessibleDescription('You can change it later');
  rerender(group('Choose one'));
  expect(element).toBeInvalid();
  expect(element).toHaveAccessibleDescription('Choose one');
  expect(screen.queryByText('You can change it later')).toBeNull();
});

test('a disabled group disables every option', async () => {
  const onChange = vi.fn<() => void>();
  render(
    <RadioGroup label="Speed" value="fast" disabled onChange={onChange}>
      {choices}
    </RadioGroup>,
  );
  await userEvent.click(screen.getByText('Slow'));
  expect(onChange).not.toHaveBeenCalled();
  for (const radio of screen.getAllByRole('radio')) expect(radio).toBeDisabled();
});
