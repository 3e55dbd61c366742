/** What the parts of the sandbox's page share. */
const API = '/sandbox/api';

export const find = (id) => document.getElementById(id);

/** Makes an element; text is always text, never markup. */
export function make(tag, { className, text, ...rest } = {}, ...children) {
  const element = document.createElement(tag);
  if (className) element.className = className;
  if (text !== undefined) element.textContent = text;
  Object.assign(element, rest);
  element.append(...children);
  return element;
}

export async function getJson(path) {
  const response = await fetch(API + path, { headers: { accept: 'application/json' }, cache: 'no-store' });
  if (!response.ok) throw new Error(String(response.status));
  return await response.json();
}

/** Posts the request of a button and shows the result. */
export async function post(path, body, button, outcome, describe) {
  button.disabled = true;
  try {
    const response = await fetch(API + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const answer = await response.json();
    outcome.dataset.kind = response.ok ? 'good' : 'bad';
    outcome.textContent = response.ok ? describe(answer) : `Rejected: ${answer.code}.`;
  } catch {
    outcome.dataset.kind = 'bad';
    outcome.textContent = 'The gateway is not responding. Try again.';
  } finally {
    button.disabled = false;
  }
}
