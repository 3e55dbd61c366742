import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { GridNav, type GridNavProps } from '@ezwallet/ui';
import { featureLooks, type ShownFeature } from '../model/featureLooks.ts';
import { useFeatures } from './useFeatures.ts';

interface FeatureGridProps extends Pick<GridNavProps, 'label' | 'variant'> {
  features: readonly ShownFeature[];
}

/** A grid of the functions that are open: a link each, or a button until the server has said what is open. */
export const FeatureGrid = observer(function FeatureGrid({ features, ...grid }: FeatureGridProps) {
  const { i18n } = useLingui();
  const { isShown, wayTo } = useFeatures();
  const items = features.filter(isShown).map((feature) => {
    const { label, icon } = featureLooks[feature];
    return { value: feature, label: i18n._(label), icon, ...wayTo(feature) };
  });
  return items.length > 0 && <GridNav {...grid} items={items} />;
});
