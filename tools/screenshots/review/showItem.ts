import { element } from './element.ts';
import type { ReviewData, ReviewItem } from '../ReviewData.ts';

const MODES = { side: 'Side by side', slider: 'Slider', blink: 'Blink' } as const;
type Mode = keyof typeof MODES;

let mode: Mode = 'side';

const image = (source: string, alt: string) => element('img', { src: source, alt });
const figure = (caption: string, picture: HTMLElement) =>
  element('figure', {}, element('figcaption', {}, caption), element('div', { className: 'picture' }, picture));

/** Shows one comparison, in the way that the reader chose last. */
export function showItem(host: HTMLElement, item: ReviewItem, data: ReviewData): void {
  const { title, name, theme, locale, outcome, pixels, before, now, error } = item;
  const size = pixels ? `, ${pixels.toLocaleString('en')} px differ` : '';
  const head = [
    element('h2', {}, `${title}: ${name}`),
    element('p', { className: 'note' }, `${theme}, ${locale}, ${outcome}${size}. Keys: j next, k previous.`),
  ];
  if (error !== undefined) return host.replaceChildren(...head, element('pre', {}, error));
  const both = before && now && outcome === 'changed';
  const pictures = both && mode !== 'side' ? overlay(before, now, mode) : sideBySide(item, data);
  const buttons = Object.entries(MODES).map(([key, words]) => {
    const button = element('button', { type: 'button', ariaPressed: String(key === mode) }, words);
    button.addEventListener('click', () => {
      mode = key as Mode;
      showItem(host, item, data);
    });
    return button;
  });
  host.replaceChildren(...head, ...(both ? [element('div', { className: 'tools' }, ...buttons)] : []), pictures);
}

function sideBySide({ outcome, before, now, difference }: ReviewItem, { run, against }: ReviewData) {
  const figures = [
    before && outcome !== 'same' && figure(`Previous, ${against ?? ''}`, image(before, 'Previous')),
    now && figure(`Now, ${run}`, image(now, 'Now')),
    difference && figure('Difference', image(difference, 'Difference')),
  ];
  return element('div', { className: 'pictures' }, ...figures.filter((each) => typeof each === 'object'));
}

function overlay(before: string, now: string, way: Exclude<Mode, 'side'>) {
  const stack = element('div', { className: 'stack' }, image(now, 'Now'));
  stack.append(element('div', { className: 'over' }, image(before, 'Previous')));
  stack.dataset['mode'] = way;
  if (way === 'blink') return stack;
  const slider = element('input', {
    type: 'range',
    min: '0',
    max: '100',
    value: '50',
    ariaLabel: 'Share of the previous picture',
  });
  const move = () => stack.style.setProperty('--share', `${slider.value}%`);
  slider.addEventListener('input', move);
  move();
  return element('div', {}, element('div', { className: 'tools' }, 'Previous', slider, 'Now'), stack);
}
