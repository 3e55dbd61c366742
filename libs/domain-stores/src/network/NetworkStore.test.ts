import { describe, expect, it } from 'vitest';
import { NetworkStore } from './NetworkStore.ts';

describe('NetworkStore', () => {
  it('asks nothing about a call that nobody waits for', () => {
    const network = new NetworkStore();
    network.failed();
    expect(network).toMatchObject({ down: true, question: null });
  });

  it.each([true, false])('passes the answer on to every call that waits: %s', async (again) => {
    const network = new NetworkStore();
    const calls = [network.ask('read'), network.ask('unknown')];
    network.answer(again);
    expect(await Promise.all(calls)).toEqual([again, again]);
    expect(network.question).toBeNull();
  });

  it('asks about the call that the person must know most about', () => {
    const network = new NetworkStore();
    void network.ask('read');
    expect(network.question).toEqual({ fate: 'read' });
    void network.ask('unsent');
    expect(network.question).toEqual({ fate: 'unsent' });
    void network.ask('unknown');
    expect(network.question).toEqual({ fate: 'unknown' });
    void network.ask('read');
    expect(network.question).toEqual({ fate: 'unknown' });
  });

  it('goes on by itself when the server answers again, except with what may have happened', async () => {
    const network = new NetworkStore();
    network.failed();
    const calls = [network.ask('read'), network.ask('unsent'), network.ask('unknown')];
    network.reached();
    expect(await Promise.all(calls)).toEqual([true, true, false]);
    expect(network).toMatchObject({ down: false, question: null });
  });

  it('keeps a question that is not about an outage when the server answers', () => {
    const network = new NetworkStore();
    void network.ask('unsent');
    network.reached();
    expect(network.question).toEqual({ fate: 'unsent' });
  });
});
