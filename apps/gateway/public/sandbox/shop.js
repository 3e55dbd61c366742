/** The sample shop's page: orders, what its server learned of them, and refunds. No dependencies. */
import { find, make } from './page.js';

const POLL = 1500;
const ORDERS = '/sandbox/api/shop/orders';

const STATUS = ['Waiting for payment', 'Payment in progress', 'Paid', 'Expired', 'Closed', 'Refunded'];
const FLAGS = { PARTIAL: 'too little', OVER: 'too much', LATE: 'too late' };

const clock = new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit', second: '2-digit' });

async function post(path, fields) {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fields),
  });
  const body = await response.json();
  if (!response.ok) throw new Error(body.code ?? String(response.status));
  return body;
}

/** What the newest notice says; before the first one the shop knows nothing. */
function statusOf({ notice }) {
  if (!notice) return 'No notice yet';
  const flags = notice.flags === '' ? [] : notice.flags.split(',').map((flag) => FLAGS[flag] ?? flag);
  const refunded = notice.refundedAmount === '0' ? [] : [`${notice.refundedAmount} USDT refunded`];
  return [STATUS[notice.status], `${notice.paidAmount} USDT received`, ...refunded, ...flags].join(', ');
}

function noticeRow({ status, delivered, failure, at, nextAt }) {
  const result = delivered ? 'delivered' : `failed: ${failure}`;
  const next = nextAt === null ? '' : `, again at ${clock.format(nextAt)}`;
  return make('li', { className: 'meta', text: `${clock.format(at)} “${STATUS[status]}” ${result}${next}` });
}

function refundButton({ outTradeNo, notice }) {
  const left = notice ? Number(notice.paidAmount) - Number(notice.refundedAmount) : 0;
  if (!notice || notice.status < 2 || left <= 0) return [];
  const refund = async () => {
    const userNo = prompt('User number of the receiver. Leave it empty if a member paid from the balance.') ?? null;
    if (userNo === null) return;
    const fields = { outTradeNo, amount: String(Math.round(left * 1e6) / 1e6), ...(userNo === '' ? {} : { userNo }) };
    try {
      await post('/sandbox/api/shop/refund', fields);
      find('outcome').textContent = 'Refunded.';
    } catch (error) {
      find('outcome').textContent = `The refund was refused: ${error.message}.`;
    }
    await poll();
  };
  return [make('button', { className: 'secondary', type: 'button', text: 'Refund', onclick: () => void refund() })];
}

function orderRow(order) {
  const { outTradeNo, item, amount, payUrl, createdAt, notices } = order;
  const row = make(
    'li',
    { className: 'shop-order' },
    make('p', {}, make('strong', { text: `${item}, ${amount} USDT` })),
    make('p', { className: 'text', text: statusOf(order) }),
    make('p', { className: 'meta', text: `Order ${outTradeNo.slice(0, 8)}, ${clock.format(createdAt)}` }),
    make('ul', { className: 'notices' }, ...notices.map(noticeRow)),
    make(
      'p',
      { className: 'shop-actions' },
      make('a', { className: 'secondary', href: payUrl, text: 'Open the cashier' }),
      ...refundButton(order),
    ),
  );
  row.dataset.order = outTradeNo;
  return row;
}

let shown = '';
function show(list) {
  const signature = JSON.stringify(list);
  if (signature === shown) return;
  shown = signature;
  const rows = list.length > 0 ? list.map(orderRow) : [make('li', { className: 'empty', text: 'No orders yet.' })];
  find('orders').replaceChildren(...rows);
  find('orders').setAttribute('aria-busy', 'false');
}

async function poll() {
  const response = await fetch(ORDERS, { cache: 'no-store' });
  if (response.ok) show((await response.json()).list);
}

find('buy').addEventListener('submit', (event) => {
  event.preventDefault();
  const { item, amount, payerName } = Object.fromEntries(new FormData(event.target));
  post(ORDERS, { item, amount, ...(payerName === '' ? {} : { payerName }) }).then(
    ({ payUrl }) => location.assign(new URL(payUrl).pathname + new URL(payUrl).search),
    (error) => {
      find('outcome').textContent = `The gateway refused the order: ${error.message}.`;
    },
  );
});

async function keepPolling() {
  await poll().catch(() => undefined);
  setTimeout(keepPolling, POLL);
}
void keepPolling();
