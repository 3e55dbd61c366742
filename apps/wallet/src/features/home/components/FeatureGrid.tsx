import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router';
import { GridNav, type GridNavProps } from '@ezwallet/ui';
import { featureLooks, type ShownFeature } from '../model/featureLooks.ts';
import { useFeatures } from './useFeatures.ts';

interface FeatureGridProps extends Pick<GridNavProps, 'label' | 'variant'> {
  features: readonly ShownFeature[];
}

/** A grid of functions: a link for an open function, a button with a notice for a closed one. */
export const FeatureGrid = observer(function FeatureGrid({ features, ...grid }: FeatureGridProps) {
  const { i18n } = useLingui();
  const { pathOf, open } = useFeatures();
  const items = features.map((feature) => {
    const { label, icon } = featureLooks[feature];
    const path = pathOf(feature);
    const way = path ? { render: <Link to={path} /> } : { onClick: () => void open(feature) };
    return { value: feature, label: i18n._(label), icon, ...way };
  });
  return <GridNav {...grid} items={items} />;
});
