/** The part of the sandbox's page for identity verification: who reviews applications, and a verdict by hand. */
import { find, getJson, make, post } from './page.js';

const EVERY = 3000;
const REASON = 'The picture of your document is too dark. Take a new one in daylight.';

function decide(caseNo, verdict) {
  return async ({ currentTarget }) => {
    const reason = verdict === 'fail' ? window.prompt('Reason, which the member reads', REASON) : undefined;
    if (verdict === 'fail' && !reason) return;
    const describe = (answer) => {
      show(answer);
      return verdict === 'pass' ? 'Passed.' : 'Failed.';
    };
    await post(
      '/reviews',
      { caseNo, verdict, ...(reason && { reason }) },
      currentTarget,
      find('reviews-outcome'),
      describe,
    );
  };
}

function show({ byHand, cases }) {
  find('reviews-by-hand').checked = byHand;
  const rows = cases.map(({ caseNo, userNo, level, state }) =>
    make(
      'div',
      { className: 'person' },
      make('span', { text: `${userNo}, level ${level}` }, make('small', { text: `${state}, ${caseNo}` })),
      make(
        'span',
        {},
        make('button', { className: 'secondary', type: 'button', text: 'Pass', onclick: decide(caseNo, 'pass') }),
        make('button', { className: 'secondary', type: 'button', text: 'Fail', onclick: decide(caseNo, 'fail') }),
      ),
    ),
  );
  find('reviews').replaceChildren(
    ...(rows.length > 0 ? rows : [make('p', { className: 'muted', text: 'No application waits.' })]),
  );
}

async function load() {
  try {
    show(await getJson('/reviews'));
  } catch {
    // The next round asks again.
  }
}

find('reviews-by-hand').addEventListener('change', async ({ currentTarget }) => {
  const byHand = currentTarget.checked;
  const describe = (answer) => {
    show(answer);
    return byHand ? 'Applications wait for you.' : 'Applications pass by themselves after some seconds.';
  };
  await post('/reviews', { byHand }, currentTarget, find('reviews-outcome'), describe);
});

void load();
setInterval(load, EVERY);
