import { expect, it } from 'vitest';
import { focusFirstInvalid } from './focusFirstInvalid.ts';

it.each([
  ['a field', '<input><input id="wrong" aria-invalid="true"><input aria-invalid="true">'],
  [
    'the first control of a group',
    '<fieldset data-invalid><ul><button id="wrong"></button></ul></fieldset><input aria-invalid="true">',
  ],
  [
    'a row that opens a choice',
    '<button></button><button id="wrong">Occupation<span role="alert">Choose</span></button><input aria-invalid="true">',
  ],
])('moves to what is wrong first: %s', async (_, fields) => {
  document.body.innerHTML = `<form>${fields}<button></button></form>`;
  focusFirstInvalid(document.forms[0]!);
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(document.activeElement?.id).toBe('wrong');
});
