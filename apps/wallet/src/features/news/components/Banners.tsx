import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link } from 'react-router';
import type { Activity } from '@ezwallet/api-client/contract';
import { CardSwiper, viewer } from '@ezwallet/ui';
import { useStores, useWorld } from '../../../world/StoresContext.tsx';
import { htmlLang, useContent } from '../../content/index.ts';
import { type BannerGroup, bannersAt } from '../model/bannersAt.ts';
import styles from './Banners.module.css';

/** Long enough to read two lines, in milliseconds. */
const EACH = 7_000;

/** Banners of a group that are on now, one at a time. Nothing where there are none. */
export const Banners = observer(function Banners({ group }: { group: BannerGroup }) {
  const { t } = useLingui();
  const content = useContent();
  const { deps } = useWorld();
  const { locale } = useStores().settings;
  useEffect(() => void content.loadBanners(), [content, locale]);
  const banners = bannersAt(deps.serverNow(), group, content.banners.value);
  if (banners.length === 0) return null;
  return (
    <CardSwiper label={t`News`} autoplay={EACH} loop className={styles.banners}>
      {banners.map((banner) => (
        <Banner key={banner.id} banner={banner} lang={htmlLang(banner.lang, locale)} />
      ))}
    </CardSwiper>
  );
});

/** A banner leads into the app. One without a way shows its picture in full. */
function Banner({ banner, lang }: { banner: Activity; lang: string | undefined }) {
  const { activityName, activityDesc, activityLink, imagePath, detailImagePath } = banner;
  const inside = (
    <>
      <img src={imagePath} alt="" className={styles.art} loading="lazy" decoding="async" />
      <span className={styles.title}>{activityName}</span>
      <span className={styles.line}>{activityDesc}</span>
    </>
  );
  if (activityLink.startsWith('/'))
    return (
      <Link to={activityLink} className={styles.banner} lang={lang}>
        {inside}
      </Link>
    );
  const show = () => viewer.open({ images: [{ src: detailImagePath || imagePath, alt: activityName }] });
  return (
    <button type="button" className={styles.banner} lang={lang} onClick={show}>
      {inside}
    </button>
  );
}
