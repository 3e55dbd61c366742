import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { dialog, toast } from '@ezwallet/ui';
import { useWorld } from '../../../app/StoresContext.tsx';
import { featureLooks, type ShownFeature } from '../model/featureLooks.ts';

/** The ways into the functions of the menu. Call it inside an observer. */
export function useFeatures() {
  const { t, i18n } = useLingui();
  const { app, isKnownPath } = useWorld();
  const { config } = app;
  const navigate = useNavigate();

  /** Path of a function's screen; undefined while it is closed. */
  const pathOf = useCallback(
    (feature: ShownFeature): string | undefined => {
      const { path } = featureLooks[feature];
      return path !== undefined && isKnownPath(path) && config.offers(feature) ? path : undefined;
    },
    [config, isKnownPath],
  );

  /** Says plainly that something is not to be had here. */
  const tellClosed = useCallback(
    (name: string) =>
      void dialog.alert({ title: name, content: t`This service is not available here.`, confirmText: t`Got it` }),
    [t],
  );

  /** Opens a function that had no path when it was drawn: what this deployment offers may only be known by now. */
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
