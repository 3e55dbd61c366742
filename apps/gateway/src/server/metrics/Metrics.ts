import { Counter, Gauge, Histogram, prometheusContentType, Registry } from 'prom-client';

/** Seconds. Most calls take single milliseconds; a password takes 100; a long poll takes 25 s by design. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** One value of a number that the database knows, with its labels. */
interface Reading {
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

/** A number of the house, in base units, with a name by the conventions of Prometheus. */
export interface HouseNumber {
  readonly name: string;
  readonly help: string;
  readonly labels: readonly string[];
  /** Undefined when it cannot be read now. Then nothing is shown, and not a value that was true once. */
  readonly readings: readonly Reading[] | undefined;
}

/** The counters of one process. */
export interface Metrics {
  readonly contentType: string;
  /** Counts a call of the contract, such as `trading.recharge`, with the code of its answer. @param took milliseconds */
  countCall(call: string, code: string, took: number): void;
  /** From now on the database has a newer release than this process. */
  noteOutdated(): void;
  /** All of it as text, together with numbers of the house. */
  write(house: readonly HouseNumber[]): Promise<string>;
}

/** Makes the counters of a process. */
export function createMetrics(version: string): Metrics {
  const own = new Registry();
  const registers = [own];
  const calls = new Counter({
    name: 'ezwallet_calls_total',
    help: 'Calls of the contract by the code of their answer.',
    labelNames: ['call', 'code'],
    registers,
  });
  const seconds = new Histogram({
    name: 'ezwallet_call_seconds',
    help: 'Time from the request of a call to its answer.',
    labelNames: ['call'],
    buckets: BUCKETS,
    registers,
  });
  new Gauge({ name: 'ezwallet_build_info', help: 'The version that runs.', labelNames: ['version'], registers })
    .labels({ version })
    .set(1);
  const current = new Gauge({
    name: 'ezwallet_release_current',
    help: '1 while this process has the release of the database, 0 when a newer one has taken it and this process ends.',
    registers,
  });
  current.set(1);
  return {
    noteOutdated: () => current.set(0),
    contentType: prometheusContentType,
    countCall(call, code, took) {
      calls.inc({ call, code });
      seconds.observe({ call }, took / 1000);
    },
    async write(house) {
      // Of their own for each answer, so that what is gone from the database is gone from the text.
      const now = new Registry();
      for (const { name, help, labels, readings } of house) {
        const gauge = new Gauge({ name, help, labelNames: [...labels], registers: [now] });
        for (const { labels: each, value } of readings ?? []) gauge.set(each, value);
        if (readings === undefined || (readings.length === 0 && labels.length === 0)) now.removeSingleMetric(name);
      }
      return await Registry.merge([own, now]).metrics();
    },
  };
}
