import { describe, expect, it } from 'vitest';
import { NetworkStore } from './NetworkStore.ts';

describe('NetworkStore', () => {
  it('asks the person only about a call that somebody waits for', () => {
    const network = new NetworkStore();
    network.failed({ background: true });
    expect(network).toMatchObject({ down: true, asking: false });
    network.failed({ background: false });
    expect(network.asking).toBe(true);
  });

  it('is up again with the first answer, and leaves the question open', () => {
    const network = new NetworkStore();
    network.failed({ background: false });
    network.reached();
    expect(network).toMatchObject({ down: false, asking: true });
    network.dismiss();
    expect(network.asking).toBe(false);
  });
});
