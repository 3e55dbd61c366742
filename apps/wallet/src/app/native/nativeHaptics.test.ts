import { createBridge } from '@ezwallet/bridge';
import { type PageProtocol, pageSchemas } from '@ezwallet/bridge/methods';
import { createScriptedShell, refusal } from '@ezwallet/bridge/testing';
import type { Haptics } from '@ezwallet/domain-stores';
import { expect, it, vi } from 'vitest';
import { nativeHaptics } from './nativeHaptics.ts';

function connect(answer: 'success' | ReturnType<typeof refusal>) {
  const felt: unknown[] = [];
  const shell = createScriptedShell({
    playHaptic: (data) => {
      felt.push(data);
      return answer;
    },
  });
  const bridge = createBridge<PageProtocol>({ transport: shell.transport, schemas: pageSchemas });
  const browser = { play: vi.fn<Haptics['play']>() };
  return { haptics: nativeHaptics(bridge, browser), felt, browser };
}

it('plays through the native app', async () => {
  const { haptics, felt, browser } = connect('success');
  haptics.play('selection');
  haptics.play('success');
  await vi.waitFor(() => expect(felt).toEqual([{ kind: 'selection' }, { kind: 'success' }]));
  expect(browser.play).not.toHaveBeenCalled();
});

it('vibrates through the browser once an older app has refused', async () => {
  const { haptics, felt, browser } = connect(refusal('NOT_FOUND', 'unknown'));
  haptics.play('error');
  await vi.waitFor(() => {
    haptics.play('success');
    expect(browser.play).toHaveBeenCalledWith('success');
  });
  expect(browser.play).not.toHaveBeenCalledWith('error');
  expect(felt).toContainEqual({ kind: 'error' });
});
