import { useLingui } from '@lingui/react/macro';
import { createElement, useCallback } from 'react';
import { Link, useNavigate } from 'react-router';
import { dialog, toast } from '@ezwallet/ui';
import { useWorld } from '../../../world/StoresContext.tsx';
import { featureLooks, isAlwaysOffered, openerOf, type ShownFeature } from '../model/featureLooks.ts';

/** Links to the functions of the menu. Call inside an observer. */
export function useFeatures() {
  const { t, i18n } = useLingui();
  const { app, isKnownPath } = useWorld();
  const { config } = app;
  const navigate = useNavigate();

  /** Whether a function has a screen, and the server has not closed it as far as we know. Draw no other function. */
  const isShown = useCallback(
    (feature: ShownFeature): boolean => {
      const { path } = featureLooks[feature];
      const hasScreen = path !== undefined && isKnownPath(path);
      if (!isAlwaysOffered(feature) && config.linkOf(openerOf(feature))) return true;
      return hasScreen && (isAlwaysOffered(feature) || config.common === null || config.offers(openerOf(feature)));
    },
    [config, isKnownPath],
  );

  /** Path of a function's screen. Undefined while it is closed, and until the server has said what is open. */
  const pathOf = useCallback(
    (feature: ShownFeature): string | undefined => {
      if (isAlwaysOffered(feature)) return featureLooks[feature].path;
      const isOpen = config.offers(openerOf(feature)) && !config.linkOf(openerOf(feature));
      return isOpen && isShown(feature) ? featureLooks[feature].path : undefined;
    },
    [config, isShown],
  );

  /** Opens a function that had no path when it was drawn: somebody else runs it, or the server had not said what is open. */
  const open = useCallback(
    async (feature: ShownFeature) => {
      await config.loadCommon().catch(() => undefined);
      const path = pathOf(feature);
      const url = isAlwaysOffered(feature) ? undefined : config.linkOf(openerOf(feature));
      if (path) void navigate(path);
      else if (url) {
        const { host } = new URL(url);
        void dialog.confirm({
          title: i18n._(featureLooks[feature].label),
          description: t`${host} runs this service, on a page of its own. Never enter your password of this wallet there.`,
          confirmText: t`Open page`,
          onConfirm: () => void window.open(url, '_blank', 'noopener,noreferrer'),
        });
      } else if (!config.common) toast.fail(t`You seem to be offline. Check your connection.`);
      else {
        const title = i18n._(featureLooks[feature].label);
        void dialog.alert({ title, description: t`This service is not available here.`, confirmText: t`Got it` });
      }
    },
    [config, i18n, navigate, pathOf, t],
  );

  /** What a link or button to a function takes: its screen, or what opens it. */
  const wayTo = (feature: ShownFeature) => {
    const path = pathOf(feature);
    return path ? { render: createElement(Link, { to: path }) } : { onClick: () => void open(feature) };
  };

  return { isShown, open, wayTo };
}
