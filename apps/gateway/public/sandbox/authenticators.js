/** The codes that an authenticator would show, by the clock of the sandbox. */
import { find, getJson, make } from './page.js';

const POLL = 2000;
const MINUTE = 60_000;

const about = (ahead) =>
  ahead < MINUTE
    ? 'Your app shows these codes too, until you skip time. A code works once.'
    : 'You have skipped time, and the app on your phone follows the real clock: its codes fail here. Use these. A code works once.';

function row({ userNo, nickName, code, isBound, isUsed }) {
  const state = isUsed ? 'Used. The next code comes within 30 seconds' : isBound ? 'In use' : 'Waits to be added';
  const name = nickName === '' ? userNo : `${nickName}, ${userNo}`;
  const copy = () => navigator.clipboard?.writeText(code).catch(() => undefined);
  return make(
    'div',
    { className: 'person' },
    make('span', { text: name }, make('small', { text: state })),
    make('button', {
      className: 'code',
      type: 'button',
      text: code,
      title: 'Copy code',
      disabled: isUsed,
      onclick: copy,
    }),
  );
}

let shown = '';
async function poll() {
  if (!document.hidden) {
    const { list, ahead } = await getJson('/authenticators').catch(() => ({ list: [], ahead: 0 }));
    const signature = JSON.stringify([list, ahead >= MINUTE]);
    if (signature !== shown) {
      shown = signature;
      find('authenticators-about').textContent = about(ahead);
      find('authenticators').replaceChildren(...list.map(row));
    }
  }
  setTimeout(poll, POLL);
}

void poll();
