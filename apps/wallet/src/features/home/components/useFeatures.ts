import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { dialog, toast } from '@ezwallet/ui';
import { useWorld } from '../../../world/StoresContext.tsx';
import { featureLooks, type ShownFeature } from '../model/featureLooks.ts';

/** Links to the functions of the menu. Call inside an observer. */
export function useFeatures() {
  const { t, i18n } = useLingui();
  const { app, isKnownPath } = useWorld();
  const { config } = app;
  const navigate = useNavigate();

  /** Path of a function's screen. Undefined while it is closed. */
  const pathOf = useCallback(
    (feature: ShownFeature): string | undefined => {
      const { path } = featureLooks[feature];
      return path !== undefined && isKnownPath(path) && config.offers(feature) ? path : undefined;
    },
    [config, isKnownPath],
  );

  /** Tells the person that a service is not available here. */
  const tellClosed = useCallback(
    (name: string) =>
      void dialog.alert({ title: name, description: t`This service is not available here.`, confirmText: t`Got it` }),
    [t],
  );

  /** Opens a function that had no path when it was drawn, because this deployment's list may have loaded since. */
  const open = useCallback(
    async (feature: ShownFeature) => {
      await config.loadCommon().catch(() => undefined);
      const path = pathOf(feature);
      if (path) void navigate(path);
      else if (config.common) tellClosed(i18n._(featureLooks[feature].label));
      else toast.fail(t`You seem to be offline. Check your connection.`);
    },
    [config, i18n, navigate, pathOf, t, tellClosed],
  );

  return { pathOf, open, tellClosed };
}
