/** The sandbox's page: what would have gone out by SMS or e-mail, demo accounts, faucet, networks. No dependencies. */
import { find, getJson, make, post } from './page.js';

const POLL = 1500;
const TOAST = 1500;

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
        title: 'Copy code',
        onclick: () => copy(code),
      })
    : make('span', { className: 'no-code', text: 'notice' });
  return make(
    'li',
    { className: 'message' },
    head,
    make('p', {
      className: 'meta',
      text: `${channel === 'sms' ? 'SMS' : 'Email'} to ${target}, ${clock.format(createdAt)}`,
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
      : [make('li', { className: 'empty', text: 'No messages yet. Request a code in the wallet.' })];
  find('messages').replaceChildren(...rows);
  find('messages').setAttribute('aria-busy', 'false');
}

function showLive(isOn) {
  find('live').dataset.state = isOn ? 'on' : 'off';
  find('live-text').textContent = isOn ? 'Live' : 'The gateway is not responding';
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
  const body = Object.fromEntries(new FormData(form));
  const describe = ({ billNo }) => `Sent. Bill number: ${billNo}`;
  await post('/faucet', body, form.querySelector('button'), find('outcome'), describe);
}

async function sendSms(event) {
  event.preventDefault();
  const form = event.currentTarget;
  const { from, text } = Object.fromEntries(new FormData(form));
  const describe = ({ to, counts }) =>
    counts ? `Sent to ${to}. The wallet goes on.` : `Sent to ${to}. Nobody waits for this text from this phone.`;
  await post(
    '/sms',
    { from: from.replaceAll(/[\s-]/g, ''), text },
    form.querySelector('button'),
    find('sms-outcome'),
    describe,
  );
}

async function changeSignIn(event) {
  event.preventDefault();
  const form = event.currentTarget;
  const { userNo, factor, password } = Object.fromEntries(new FormData(form));
  const body = {
    userNo,
    verifyTypes: factor === '' ? [] : [Number(factor)],
    passwordExpired: password === 'expired',
    ...(password === 'none' && { withoutPassword: true }),
  };
  const describe = (changed) => `Changed for ${changed.userNo}. It counts from the next login.`;
  await post('/sign-in', body, form.querySelector('button'), find('sign-in-outcome'), describe);
}

/** The request of each network button, and the text to show after it. */
const NETWORK_ACTIONS = {
  send: {
    body: ({ protocol, currency, address, amount }) => ({ protocol, currency, address, amount }),
    describe: ({ txid }) => `Sent. Waiting for a block: ${txid}`,
  },
  mine: {
    body: ({ protocol, blocks }) => ({ protocol, blocks: Number(blocks) }),
    describe: ({ height }) => `The newest block is ${height}.`,
  },
  reorg: {
    body: ({ protocol, blocks, drop }) => ({ protocol, depth: Number(blocks), drop: drop === 'on' }),
    describe: ({ orphaned }) => `Transactions removed from the chain: ${orphaned}.`,
  },
};

async function moveNetwork(event) {
  event.preventDefault();
  const { currentTarget: form, submitter } = event;
  // The Enter key presses the first button.
  const button = submitter ?? form.querySelector('button');
  const { body, describe } = NETWORK_ACTIONS[button.value];
  const fields = Object.fromEntries(new FormData(form));
  await post(`/chain/${button.value}`, body(fields), button, find('network-outcome'), describe);
  await showNetworks();
}

let networks = [];
function showCurrencies() {
  const chosen = networks.find(({ protocol }) => protocol === find('protocol').value);
  find('network-currency').replaceChildren(...(chosen?.currencies ?? []).map((text) => make('option', { text })));
}

async function showNetworks() {
  try {
    const isFirst = networks.length === 0;
    networks = (await getJson('/chain')).chains;
    find('heights').textContent = networks.map(({ protocol, height }) => `${protocol} ${height}`).join(' · ');
    if (!isFirst) return;
    find('protocol').replaceChildren(...networks.map(({ protocol }) => make('option', { text: protocol })));
    showCurrencies();
    for (const button of find('network').querySelectorAll('button')) button.disabled = networks.length === 0;
  } catch {
    setTimeout(showNetworks, POLL);
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
  find('sign-in').addEventListener('submit', changeSignIn);
  find('sms').addEventListener('submit', sendSms);
  find('network').addEventListener('submit', moveNetwork);
  find('protocol').addEventListener('change', showCurrencies);
  void poll();
  void showAccounts();
  void showNetworks();
}

start();
