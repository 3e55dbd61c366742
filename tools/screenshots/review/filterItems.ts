import type { Outcome } from '../compareRuns.ts';
import type { ReviewItem } from '../ReviewData.ts';

/** What the page is asked to show; an empty string is no wish. */
export interface Filter {
  text: string;
  component: string;
  theme: string;
  locale: string;
  /** `open` is all that asks for a look: whatever is not the same. */
  outcome: Outcome | 'open' | '';
}

/** The items that a filter lets through, in their order. */
export function filterItems(items: readonly ReviewItem[], filter: Filter): ReviewItem[] {
  const text = filter.text.trim().toLowerCase();
  return items.filter(
    (item) =>
      (!filter.component || item.title === filter.component) &&
      (!filter.theme || item.theme === filter.theme) &&
      (!filter.locale || item.locale === filter.locale) &&
      (!filter.outcome || (filter.outcome === 'open' ? item.outcome !== 'same' : item.outcome === filter.outcome)) &&
      (!text || `${item.title} ${item.name}`.toLowerCase().includes(text)),
  );
}
