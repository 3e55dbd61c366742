import { createTagCollector } from './tag-collector.ts';
import { watchVitals } from './watchVitals.ts';

interface TelemetryDeps {
  readonly collector: string;
  readonly fetch: typeof fetch;
  readonly here: () => string;
  /** Calls back at each arrival on a screen. */
  readonly follow: (arrive: (pathname: string) => void) => unknown;
  readonly watch?: typeof watchVitals;
}

/** Tells the collector which public pages are read, and how fast they were. */
export async function startTelemetry({
  collector,
  fetch,
  here,
  follow,
  watch = watchVitals,
}: TelemetryDeps): Promise<void> {
  const tell = createTagCollector(collector, fetch);
  const seePage = (page: string) => tell({ event: 'page_view', page });
  seePage(here());
  follow(seePage);
  await watch(({ name, value }) =>
    tell({ event: 'web_vital', page: here(), name, value: Math.round(value * 1000) / 1000 }),
  );
}
