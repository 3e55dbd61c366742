import { render, screen } from '@testing-library/react';
import decodeQr from 'qr/decode.js';
import { expect, test } from 'vitest';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { QrCode } from './QrCode.tsx';
import { qrPath } from './qrPath.ts';

/** Pixels per module. */
const PIXELS = 4;

describeComponent(<QrCode value="TXXqNW9V" label="Deposit address" />, { state: true });

/** Converts the path back into modules. */
function modulesOf({ size, path }: { size: number; path: string }): boolean[][] {
  const grid = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let i = 0; i < Number(run); i += 1) grid[Number(y)]![Number(x) + i] = true;
  }
  return grid;
}

/** Reads a drawing as a scanner does, from pixels. */
function read(drawing: { size: number; path: string }): string {
  const width = drawing.size * PIXELS;
  const grid = modulesOf(drawing);
  const data = new Uint8Array(width * width * 4).fill(255);
  for (let y = 0; y < width; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (grid[Math.floor(y / PIXELS)]![Math.floor(x / PIXELS)])
        data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
    }
  }
  return decodeQr({ width, height: width, data }, { effort: Infinity, timeLimit: Infinity });
}

test.each(['TXXqNW9VdRU45bwo8fWrpHDPLXb3fURn5R', 'a', '電郵 @ 錢包', 'x'.repeat(1000)])(
  'draws a code that reads as %j',
  (value) => {
    for (const correction of ['M', 'H'] as const) expect(read(qrPath(value, correction))).toBe(value);
  },
);

test('keeps four light modules on every side', () => {
  const grid = modulesOf(qrPath('TXXqNW9V'));
  const dark = grid.flatMap((row, y) => row.flatMap((on, x) => (on ? [x, y] : [])));
  expect(Math.min(...dark)).toBe(4);
  expect(Math.max(...dark)).toBe(grid.length - 5);
});

test('an expired code shows its message', () => {
  render(<QrCode value="TXXqNW9V" label="Deposit address" expired="Expired" />);
  expect(screen.getByRole('img', { name: 'Deposit address. Expired' })).toHaveAttribute('data-state', 'expired');
});

test('a logo in the middle uses the strongest error correction and is decoration', () => {
  const { container, rerender } = render(<QrCode value="TXXqNW9V" label="Deposit address" logo={<i>logo</i>} />);
  const path = () => container.querySelector('path')!.getAttribute('d');
  expect(path()).toBe(qrPath('TXXqNW9V', 'H').path);
  expect(screen.getByText('logo').parentElement).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByRole('img')).toHaveAccessibleName('Deposit address');
  rerender(<QrCode value="TXXqNW9V" label="Deposit address" />);
  expect(path()).toBe(qrPath('TXXqNW9V').path);
});

test('refuses a text that is too long', () => {
  expect(() => qrPath('x'.repeat(2332))).toThrow(RangeError);
  expect(() => qrPath('x'.repeat(1274), 'H')).toThrow(RangeError);
  expect(qrPath('x'.repeat(1273), 'H').size).toBe(177 + 8);
});

test('its text is its description, until it expires', () => {
  const { rerender } = render(<QrCode value="TXXqNW9V" label="Deposit address" />);
  expect(screen.getByRole('img')).toHaveAccessibleDescription('TXXqNW9V');
  rerender(<QrCode value="TXXqNW9V" label="Deposit address" expired="Expired" />);
  expect(screen.getByRole('img')).not.toHaveAccessibleDescription();
});
