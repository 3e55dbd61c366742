/** The part of the sandbox's page for trades: the clock, and the people who play the other side. */
import { find, getJson, make, post } from './page.js';

const RETRY = 1500;
const SECOND = 1000;
const SKIPS = { '1m': '+1 min', '15m': '+15 min', '1h': '+1 h', '24h': '+24 h' };
/** What each behaviour means, as the list shows it. */
const BEHAVIOURS = {
  helpful: 'Helpful: pays, releases and answers within seconds',
  slow: 'Slow: needs two minutes for each step',
  silent: 'Silent: takes trades, then does nothing',
  hostile: 'Hostile: says it has paid, sends links, appeals',
  off: 'Off: takes no new trades',
};
const ROLES = { acceptor: 'acceptor', seller: 'member who sells', buyer: 'member who buys' };

const clock = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'medium' });

/** Days, hours and minutes, such as 1 d 2 h 15 min. */
function span(milliseconds) {
  const minutes = Math.round(milliseconds / 60_000);
  const parts = [
    [Math.floor(minutes / 1440), 'd'],
    [Math.floor(minutes / 60) % 24, 'h'],
    [minutes % 60, 'min'],
  ];
  return parts.flatMap(([count, unit]) => (count > 0 ? [`${count} ${unit}`] : [])).join(' ');
}

/** Time in the sandbox less the time of this device. */
let offset = 0;
let ahead = 0;

function showTime() {
  const text = clock.format(Date.now() + offset);
  find('clock-now').textContent = ahead > 0 ? `${text}, ${span(ahead)} ahead` : text;
}

function takeClock(answer) {
  offset = answer.now - Date.now();
  ahead = answer.ahead;
  showTime();
}

async function skip(by, button) {
  const describe = (answer) => {
    takeClock(answer);
    return `Skipped ${SKIPS[by].slice(1)}.`;
  };
  await post('/clock/skip', { by }, button, find('clock-outcome'), describe);
}

async function showClock() {
  try {
    const answer = await getJson('/clock');
    takeClock(answer);
    const buttons = answer.skips.map((by) =>
      make('button', {
        className: 'secondary',
        type: 'button',
        text: SKIPS[by],
        onclick: ({ currentTarget }) => skip(by, currentTarget),
      }),
    );
    find('skips').replaceChildren(...buttons);
    setInterval(showTime, SECOND);
  } catch {
    setTimeout(showClock, RETRY);
  }
}

/** A list of behaviours, and what it is for. */
function choice({ label, note, behaviours, chosen, userNo }) {
  const options = behaviours.map((value) =>
    make('option', { value, text: value, title: BEHAVIOURS[value], selected: value === chosen }),
  );
  if (chosen === undefined)
    options.unshift(make('option', { value: '', text: 'choose', selected: true, disabled: true }));
  const select = make('select', { onchange: ({ currentTarget }) => change(userNo, currentTarget) }, ...options);
  return make('label', { className: 'person' }, make('span', { text: label }, make('small', { text: note })), select);
}

async function change(userNo, select) {
  const behaviour = select.value;
  const describe = (answer) => {
    showPeople(answer);
    return BEHAVIOURS[behaviour];
  };
  await post('/people', { behaviour, ...(userNo && { userNo }) }, select, find('people-outcome'), describe);
}

function showPeople({ people, behaviours }) {
  const isOn = people.length > 0;
  find('people-about').textContent = isOn
    ? 'They are members like you and trade with you within seconds. A change also holds for running trades.'
    : 'Nobody trades with you. Start the gateway with SCRIPTED_PEOPLE=1 for people who do.';
  find('people').hidden = !isOn;
  if (!isOn) return;
  const same = people.every(({ behaviour }) => behaviour === people[0].behaviour) ? people[0].behaviour : undefined;
  const everyone = choice({ label: 'Everyone', note: 'changes all', behaviours, chosen: same });
  const rows = people.map(({ userNo, nickName, role, behaviour }) =>
    choice({ label: nickName, note: `${ROLES[role]}, ${userNo}`, behaviours, chosen: behaviour, userNo }),
  );
  find('people').replaceChildren(everyone, ...rows);
}

async function loadPeople() {
  try {
    showPeople(await getJson('/people'));
  } catch {
    setTimeout(loadPeople, RETRY);
  }
}

void showClock();
void loadPeople();
