import type { Outcome } from '../compareRuns.ts';
import type { ReviewItem } from '../ReviewData.ts';

/** The filter of the page. An empty string filters nothing. */
export interface Filter {
  text: string;
  component: string;
  theme: string;
  locale: string;
  /** `open` is everything that is not equal, so that a person looks at it. */
  outcome: Outcome | 'open' | '';
}

/** Returns the items that match a filter, in their order. */
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
