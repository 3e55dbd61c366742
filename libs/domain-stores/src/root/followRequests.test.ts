import { describe, expect, it, vi } from 'vitest';
import { NetworkStore } from '../network/NetworkStore.ts';
import { followRequests } from './followRequests.ts';

describe('followRequests', () => {
  it('resumes each request at once, and asks about each when the server is reached again', () => {
    const network = new NetworkStore();
    const make = () => ({
      resume: vi.fn<() => Promise<void>>(async () => {}),
      checkNow: vi.fn<() => Promise<void>>(async () => {}),
    });
    const requests = { transfer: make(), purchase: make() };
    const stop = followRequests(requests, network);
    for (const { resume, checkNow } of Object.values(requests)) {
      expect(resume).toHaveBeenCalledOnce();
      expect(checkNow).not.toHaveBeenCalled();
    }
    network.failed();
    network.reached();
    for (const { checkNow } of Object.values(requests)) expect(checkNow).toHaveBeenCalledOnce();
    stop();
    network.failed();
    network.reached();
    for (const { checkNow } of Object.values(requests)) expect(checkNow).toHaveBeenCalledOnce();
  });
});
