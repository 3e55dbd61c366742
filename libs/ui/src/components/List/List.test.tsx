import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { Anchor } from '../../testing/Anchor.tsx';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { findFaults } from '../../testing/findFaults.ts';
import { List } from './List.tsx';
import { ListItem } from './ListItem.tsx';

describeComponent(
  <List>
    <ListItem title="Phone" />
  </List>,
);

describe('ListItem', () => {
  test('renders a plain row, a button, a link, or a label, depending on its props', async () => {
    const press = vi.fn<() => void>();
    render(
      <List>
        <ListItem title="Plain" value="1" />
        <ListItem title="Button" onClick={press} />
        <ListItem title="Link" render={<Anchor href="/x" />} />
        <ListItem title="Label" control={<input type="checkbox" />} />
      </List>,
    );
    const rows = screen.getAllByRole('listitem');
    expect(within(rows[0]!).queryByRole('button')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Button' }));
    expect(press).toHaveBeenCalledOnce();
    expect(screen.getByRole('link', { name: 'Link' })).toHaveAttribute('href', '/x');
    await userEvent.click(screen.getByText('Label'));
    expect(screen.getByRole('checkbox', { name: 'Label' })).toBeChecked();
  });

  test('has a chevron only when it navigates', () => {
    const { container } = render(
      <List>
        <ListItem title="Plain" />
        <ListItem title="Leads" onClick={() => {}} />
        <ListItem title="Acts" onClick={() => {}} chevron={false} />
      </List>,
    );
    expect(container.querySelectorAll('svg')).toHaveLength(1);
  });

  test('cannot be pressed while disabled and announces it', async () => {
    const press = vi.fn<() => void>();
    const { container } = render(
      <List>
        <ListItem title="Devices" disabled onClick={press} />
        <ListItem title="Log" disabled onClick={press} render={<Anchor href="#log" onClick={press} />} />
      </List>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Devices' }));
    const link = screen.getByRole('link', { name: 'Log' });
    expect(link).toHaveAttribute('aria-disabled', 'true');
    expect(link.closest('a')).toBeNull();
    await userEvent.click(link);
    await userEvent.tab();
    expect(document.body).toHaveFocus();
    expect(press).not.toHaveBeenCalled();
    expect(await findFaults(container)).toEqual([]);
  });

  test('its action is a separate button beside the row', () => {
    render(
      <List>
        <ListItem title="Name" value="Mei" action={<button type="button">Copy name</button>} />
      </List>,
    );
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });
});
