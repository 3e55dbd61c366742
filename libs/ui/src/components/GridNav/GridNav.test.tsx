import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import * as glyphs from '../../glyphs/index.ts';
import { Anchor } from '../../internal/testing/Anchor.tsx';
import { describeComponent } from '../../internal/testing/describeComponent.tsx';
import { GridNav } from './GridNav.tsx';

describeComponent(<GridNav label="Services" items={[{ key: 'a', label: 'Bills', icon: glyphs.receipt }]} />);

test('is a named list of links and buttons', async () => {
  const press = vi.fn<() => void>();
  render(
    <GridNav
      label="Services"
      items={[
        { key: 'a', label: 'Bills', icon: glyphs.receipt, render: <Anchor href="/bills" /> },
        { key: 'b', label: 'Scan', icon: glyphs.scan, onClick: press },
      ]}
    />,
  );
  expect(screen.getByRole('navigation', { name: 'Services' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Bills' })).toHaveAttribute('href', '/bills');
  await userEvent.click(screen.getByRole('button', { name: 'Scan' }));
  expect(press).toHaveBeenCalledOnce();
});
