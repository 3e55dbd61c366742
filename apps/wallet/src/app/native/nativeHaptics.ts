import type { Haptics } from '@ezwallet/domain-stores';
import type { PageBridge } from '../device/openShell.ts';

/** Touch feedback of the native app, which also works where its webview has none. Without it, the browser vibrates. */
export function nativeHaptics(bridge: Pick<PageBridge, 'call'>, browser: Haptics): Haptics {
  let isPlayed = true;
  return {
    play(kind) {
      if (!isPlayed) return browser.play(kind);
      // The refused one is late by now, so the browser begins with the next.
      bridge.call('playHaptic', { kind }).catch(() => {
        isPlayed = false;
      });
    },
  };
}
