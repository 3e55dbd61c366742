import { render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { BankMark } from './BankMark.tsx';
import { bankHue } from './bankHue.ts';
import { outlines } from './outlines.ts';

describeComponent(<BankMark bank="ICBC" character="工" label="ICBC" />);

test('20 banks have drawings of one path each, which start within the disc', () => {
  expect(Object.keys(outlines)).toHaveLength(20);
  for (const path of Object.values(outlines)) expect(path).toMatch(/^M[\d\s.\-MLHVCZ]+Z$/);
  expect(new Set(Object.values(outlines)).size).toBe(20);
});

test('shows the drawing of a large bank once it is there', async () => {
  render(<BankMark bank="CMB" character="招" label="招商银行" />);
  const mark = screen.getByRole('img', { name: '招商银行' });
  await waitFor(() => expect(mark.querySelector('path')).toHaveAttribute('d', outlines['CMB']));
});

test.each(['CDCB', 'constructor', ''])('the bank %s keeps its character, on a hue that never changes', (bank) => {
  render(<BankMark bank={bank} character="成" label="mark" />);
  expect(screen.getByRole('img', { name: 'mark' })).toHaveTextContent('成');
  expect(bankHue(bank)).toMatch(/^c[1-6]$/);
});
