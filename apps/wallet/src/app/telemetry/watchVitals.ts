import type { Metric } from 'web-vitals';

/** A web vital of this visit. */
export type Vital = Pick<Metric, 'name' | 'value' | 'rating'>;

/** Reports the web vitals of this visit, each once it is known. The library loads only where somebody wants them. */
export async function watchVitals(report: (vital: Vital) => void): Promise<void> {
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB])
    watch(({ name, value, rating }) => report({ name, value, rating }));
}
