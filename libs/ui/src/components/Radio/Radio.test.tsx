import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { ListItem } from '../List/ListItem.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { Radio, type RadioProps } from './Radio.tsx';

const InGroup = (props: RadioProps) => (
  <RadioGroup label="Speed" value="fast" onChange={() => {}}>
    <Radio {...props} />
  </RadioGroup>
);

describeComponent(
  <InGroup value="fast" description="Within a minute">
    Fast
  </InGroup>,
  { refAt: 'input', state: true },
);

test('its description is not part of its name', () => {
  render(
    <InGroup value="fast" description="Within a minute">
      Fast
    </InGroup>,
  );
  const radio = screen.getByRole('radio', { name: 'Fast' });
  expect(radio).toHaveAccessibleDescription('Within a minute');
  expect(radio).toBeChecked();
});

test('without a label, the surrounding row is its label and selects it', async () => {
  const choose = vi.fn<(value: string) => void>();
  render(
    <RadioGroup label="Bank" value={undefined} onChange={choose}>
      <ListItem title="Hang Seng Bank" control={<Radio value="hangseng" />} />
    </RadioGroup>,
  );
  await userEvent.click(screen.getByText('Hang Seng Bank'));
  expect(choose).toHaveBeenCalledExactlyOnceWith('hangseng');
  expect(screen.getByRole('radio', { name: 'Hang Seng Bank' })).not.toBeChecked();
});

test('outside a group, throws an error that says what is missing', () => {
  const silence = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<Radio value="fast">Fast</Radio>)).toThrow('RadioGroup');
  silence.mockRestore();
});
