import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router';
import { expect, it } from 'vitest';
import { ScreenAddress, useIsHere } from './screen-address.tsx';

function Inside() {
  const { search } = useLocation();
  return <p>{`${search} ${useIsHere() ? 'here' : 'leaving'}`}</p>;
}

/** A stage that keeps showing its first screen wherever the person goes. */
function Stage() {
  const [location] = useState(useLocation());
  const navigate = useNavigate();
  return (
    <>
      <ScreenAddress location={location}>
        <Inside />
      </ScreenAddress>
      <button onClick={() => void navigate('/transation')}>on</button>
      <button onClick={() => void navigate(-1)}>back</button>
    </>
  );
}

it('keeps its own address while the address bar shows another, and tells the screen that it is leaving', async () => {
  render(
    <MemoryRouter initialEntries={['/order/detail?billNo=7']}>
      <Stage />
    </MemoryRouter>,
  );
  const go = (button: string) => act(async () => screen.getByRole('button', { name: button }).click());
  expect(screen.getByText('?billNo=7 here')).toBeDefined();
  await go('on');
  expect(screen.getByText('?billNo=7 leaving')).toBeDefined();
  await go('back');
  expect(screen.getByText('?billNo=7 here')).toBeDefined();
});
