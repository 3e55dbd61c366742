/** The sandbox's page: what would have gone out by SMS or e-mail, the demo accounts, the faucet. No dependencies. */
const POLL = 1500;
const TOAST = 1500;
const API = '/sandbox/api';

const find = (id) => document.getElementById(id);

/** Makes an element; text is always text, never markup. */
function make(tag, { className, text, ...rest } = {}, ...children) {
  const element = document.createElement(tag);
  if (className) element.className = className;
  if (text !== undefined) element.textContent = text;
  Object.assign(element, rest);
  element.append(...children);
  return element;
}

async function getJson(path) {
  const response = await fetch(API + path, { headers: { accept: 'application/json' }, cache: 'no-store' });
  if (!response.ok) throw new Error(String(response.status));
  return await response.json();
}

let toastTimer;
async function copy(text) {
  await navigator.clipboard?.writeText(text).catch(() => undefined);
  const toast = find('toast');
  toast.textContent = `Copied ${text}`;
  toast.hidden = false;
  clearTimeout(toastTimer);
  toastTimer = setTimeout(() => {
    toast.hidden = true;
  }, TOAST);
}

const clock = new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit', second: '2-digit' });

function messageRow({ channel, target, body, createdAt }) {
  const code = /\b\d{6}\b/.exec(body)?.[0];
  const head = code
    ? make('button', {
        className: 'code',
        type: 'button',
        text: code,
        title: 'Copy the code',
        onclick: () => copy(code),
      })
    : make('span', { className: 'no-code', text: 'notice' });
  return make(
    'li',
    { className: 'message' },
    head,
    make('p', {
      className: 'meta',
      text: `${channel === 'sms' ? 'SMS' : 'E-mail'} to ${target}, ${clock.format(createdAt)}`,
    }),
    make('p', { className: 'text', text: body }),
  );
}

let newest = '';
function showMessages(list) {
  const signature = list.map(({ id }) => id).join();
  if (signature === newest && find('messages').childElementCount > 0) return;
  newest = signature;
  const rows =
    list.length > 0
      ? list.map(messageRow)
      : [make('li', { className: 'empty', text: 'No messages yet. Ask for a code in the wallet.' })];
  find('messages').replaceChildren(...rows);
  find('messages').setAttribute('aria-busy', 'false');
}

function showLive(isOn) {
  find('live').dataset.state = isOn ? 'on' : 'off';
  find('live-text').textContent = isOn ? 'Live' : 'The gateway does not answer';
}

async function poll() {
  try {
    if (!document.hidden) showMessages((await getJson('/outbox')).list);
    showLive(true);
  } catch {
    showLive(false);
  }
  setTimeout(poll, POLL);
}

function field(name, value) {
  const button = make('button', {
    className: 'copy',
    type: 'button',
    text: value,
    title: `Copy: ${name}`,
    onclick: () => copy(value),
  });
  return make('div', {}, make('dt', { text: name }), make('dd', {}, button));
}

function accountCard({ role, phone, password, paymentPassword, nickName, userNo }) {
  return make(
    'li',
    { className: 'account' },
    make('div', { className: 'account-head' }, make('span', { text: nickName }), make('span', { text: role })),
    make(
      'dl',
      {},
      field('Phone', phone),
      field('Password', password),
      field('Payment password', paymentPassword),
      field('User number', userNo),
    ),
  );
}

async function giveMoney(event) {
  event.preventDefault();
  const form = event.currentTarget;
  const button = form.querySelector('button');
  const outcome = find('outcome');
  button.disabled = true;
  try {
    const response = await fetch(`${API}/faucet`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(Object.fromEntries(new FormData(form))),
    });
    const answer = await response.json();
    outcome.dataset.kind = response.ok ? 'good' : 'bad';
    outcome.textContent = response.ok ? `Done: bill ${answer.billNo}.` : `Refused: ${answer.code}.`;
  } catch {
    outcome.dataset.kind = 'bad';
    outcome.textContent = 'The gateway does not answer.';
  } finally {
    button.disabled = false;
  }
}

/** Accounts and coins; nothing can be given before it is known in which coin. */
async function showAccounts() {
  try {
    const { accounts, currencies } = await getJson('/accounts');
    find('accounts').replaceChildren(...accounts.map(accountCard));
    find('currency').replaceChildren(...currencies.map((text) => make('option', { text })));
    find('faucet').querySelector('button').disabled = false;
  } catch {
    setTimeout(showAccounts, POLL);
  }
}

function start() {
  find('faucet').addEventListener('submit', giveMoney);
  // The wallet's own link says whose number it is.
  find('faucet').elements.userNo.value = new URLSearchParams(location.search).get('userNo') ?? '';
  void poll();
  void showAccounts();
}

start();
