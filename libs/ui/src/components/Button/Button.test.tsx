import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { Anchor } from '../../testing/Anchor.tsx';
import { Button } from './Button.tsx';

describeComponent(<Button>Continue</Button>, { state: true });

test('fires by pointer, Enter and Space', async () => {
  const press = vi.fn<() => void>();
  render(<Button onClick={press}>Continue</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard(' ');
  expect(press).toHaveBeenCalledTimes(3);
});

test('a double click fires once when the first press starts loading', async () => {
  const press = vi.fn<() => void>();
  const { rerender } = render(<Button onClick={press}>Pay</Button>);
  const button = screen.getByRole('button');
  press.mockImplementation(() =>
    rerender(
      <Button loading onClick={press}>
        Pay
      </Button>,
    ),
  );
  await userEvent.dblClick(button);
  expect(press).toHaveBeenCalledTimes(1);
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(button).toHaveAccessibleName('Pay');
  expect(button).toHaveFocus();
});

test('a loading submit button does not submit its form', async () => {
  const submit = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault());
  render(
    <form onSubmit={submit}>
      <Button type="submit" loading>
        Send
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(submit).not.toHaveBeenCalled();
});

test('has type "button" by default, so that it cannot submit by accident', () => {
  render(<Button>Max</Button>);
  expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
});

describe('with `render`', () => {
  test('is the link, with the look of a button', () => {
    render(<Button render={<Anchor href="/send" />}>Send</Button>);
    const link = screen.getByRole('link', { name: 'Send' });
    expect(link).toHaveAttribute('href', '/send');
    expect(link).not.toHaveAttribute('type');
    expect(link).toHaveAttribute('data-variant', 'primary');
  });

  test('goes nowhere while disabled, and does not fire while loading', async () => {
    const press = vi.fn<() => void>();
    const { rerender } = render(
      <Button disabled render={<Anchor href="/send" />}>
        Send
      </Button>,
    );
    const link = screen.getByRole('link', { name: 'Send' });
    expect(link).toHaveAttribute('aria-disabled', 'true');
    expect(link).not.toHaveAttribute('href');
    rerender(
      <Button loading onClick={press} render={<Anchor href="/send" />}>
        Send
      </Button>,
    );
    await userEvent.click(screen.getByRole('link'));
    expect(press).not.toHaveBeenCalled();
  });
});
