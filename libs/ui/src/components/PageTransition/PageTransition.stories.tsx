import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { NavBar } from '../NavBar/NavBar.tsx';
import { PageTransition, type TransitionKind } from './PageTransition.tsx';

const meta = {
  title: 'Navigation/PageTransition',
  component: PageTransition,
  parameters: { bare: true },
  args: { pageKey: 'home', kind: 'forward', children: null },
  render: function Pages({ kind }) {
    const [page, setPage] = useState<{ key: string; kind: TransitionKind | undefined }>({ key: 'Wallet', kind });
    return (
      <div style={{ height: 320 }}>
        <PageTransition pageKey={page.key} kind={page.kind}>
          {page.key === 'Wallet' ? (
            <>
              <NavBar title="Wallet" />
              <Button onClick={() => setPage({ key: 'Transfer', kind })}>Transfer</Button>
            </>
          ) : (
            <NavBar
              title="Transfer"
              onBack={() => setPage({ key: 'Wallet', kind: kind === 'forward' ? 'back' : kind })}
            />
          )}
        </PageTransition>
      </div>
    );
  },
} satisfies Meta<typeof PageTransition>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Forward: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(screen.getByRole('button', { name: 'Transfer' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Transfer' })).toHaveFocus());
    await waitFor(() => expect(canvasElement.querySelector('[inert]')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Wallet' })).toHaveFocus());
    await waitFor(() => expect(canvasElement.querySelector('[inert]')).toBeNull());
  },
};
/** Opens the second page and returns the duration of its animations, read before the next frame. */
async function durations(canvasElement: HTMLElement) {
  const seen: string[] = [];
  const observer = new MutationObserver(() => {
    const entering = canvasElement.querySelector('[data-state="moving"] > [data-part="entering"]');
    if (entering) seen.push(getComputedStyle(entering).animationDuration);
  });
  observer.observe(canvasElement, { subtree: true, childList: true, attributeFilter: ['data-state'] });
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Transfer' }));
  await waitFor(() => expect(seen).not.toEqual([]));
  observer.disconnect();
  return seen;
}

export const Fade: Story = {
  args: { kind: 'fade' },
  play: async ({ canvasElement }) => expect(await durations(canvasElement)).toContain('0.3s'),
};
export const Alert: Story = {
  args: { kind: 'alert' },
  play: async ({ canvasElement }) => expect(await durations(canvasElement)).toContain('0.3s'),
};
/** A page enters over 500 ms. Going back during that time shows the first page at once and alone. */
export const Interrupted: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await durations(canvasElement)).toContain('0.5s');
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Wallet' })).toHaveFocus());
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-part]')).toHaveLength(1));
  },
};
