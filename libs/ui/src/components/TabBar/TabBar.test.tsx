import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import * as glyphs from '../../glyphs/index.ts';
import { Anchor } from '../../testing/Anchor.tsx';
import { describeComponent } from '../../testing/describeComponent.tsx';
import type { Haptics } from '../../hooks/vibrate.ts';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import { TabBar, type TabBarItem } from './TabBar.tsx';

const items: TabBarItem[] = [
  { value: 'home', label: 'Home', icon: glyphs.home, render: <Anchor href="#home" /> },
  { value: 'mine', label: 'Mine', icon: glyphs.mine, badge: 2, render: <Anchor href="#mine" /> },
];

describeComponent(<TabBar items={items} value="home" />, { state: true });

test('marks the current screen and announces the number of new items', () => {
  render(<TabBar items={items} value="home" />);
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeInTheDocument();
  expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Home');
  expect(screen.getByRole('link', { name: /2 new.*Mine/ })).toHaveAttribute('href', '#mine');
});

test('vibrates on a change of tab, not on a press of the current tab', () => {
  const haptics = vi.fn<Haptics>();
  render(
    <UiProvider locale="en" haptics={haptics}>
      <TabBar items={items} value="home" />
    </UiProvider>,
  );
  fireEvent.click(screen.getByRole('link', { name: 'Home' }));
  expect(haptics).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('link', { name: /Mine/ }));
  expect(haptics).toHaveBeenCalledWith('selection');
});
