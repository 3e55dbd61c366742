import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { useKeptFocus } from './useKeptFocus.ts';

function Steps() {
  const [step, setStep] = useState(1);
  const place = useKeptFocus<HTMLFieldSetElement>(step);
  return (
    <>
      <button onClick={() => setStep(2)}>Elsewhere</button>
      <fieldset ref={place} tabIndex={-1} aria-label="Steps">
        {step === 1 ? (
          <button key="1" onClick={() => setStep(2)}>
            First
          </button>
        ) : (
          <button key="2">Second</button>
        )}
      </fieldset>
    </>
  );
}

it('takes the focus when the pressed button is gone, and Tab goes on from there', async () => {
  render(<Steps />);
  expect(document.activeElement).toBe(document.body);
  await userEvent.click(screen.getByRole('button', { name: 'First' }));
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Steps' }));
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Second' }));
});

it('leaves a focus that has a place', async () => {
  render(<Steps />);
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Elsewhere' }));
});

function Covered({ keepsFocus = true }: { keepsFocus?: boolean }) {
  const [step, setStep] = useState(1);
  const heading = useKeptFocus<HTMLHeadingElement>(step, true);
  return (
    <>
      <main inert={!keepsFocus}>
        <h2 ref={heading} tabIndex={-1}>{`State ${step}`}</h2>
      </main>
      <button>Opener</button>
      <dialog open aria-label="Sheet">
        {(keepsFocus || step === 1) && <button onClick={() => setStep(2)}>Confirm</button>}
        <button>Other</button>
      </dialog>
    </>
  );
}

it('gives the focus to a state that came under a sheet, once the sheet returns it', async () => {
  render(<Covered />);
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  screen.getByRole('button', { name: 'Other' }).focus();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Other' }));
  screen.getByRole('button', { name: 'Opener' }).focus();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'State 2' }));
  screen.getByRole('button', { name: 'Opener' }).focus();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Opener' }));
});

it('waits for the sheet also where the sheet has lost the focus', async () => {
  render(<Covered keepsFocus={false} />);
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(document.activeElement).toBe(document.body);
  screen.getByRole('main', { hidden: true }).inert = false;
  screen.getByRole('button', { name: 'Opener' }).focus();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'State 2' }));
});
