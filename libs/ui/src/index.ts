import * as allTokens from './tokens/tokens.ts';

/** Every design token as data, for places that a stylesheet cannot reach: canvases, charts, native bars. */
export const tokens = allTokens;
export * from './messages/Messages.ts';
export { builtInMessages } from './messages/builtInMessages.ts';
export { en } from './messages/en.ts';
export { zhCn } from './messages/zhCn.ts';
export { zhHk } from './messages/zhHk.ts';
export type { ChartToken, ColorToken, Scheme } from './tokens/tokens.ts';
export { contrastPairs, contrastRatio, isKnownWeak, type ContrastPair } from './tokens/contrast.ts';
export { useHaptics } from './hooks/useHaptics.ts';
export { useLocale } from './hooks/useLocale.ts';
export { useMessages } from './hooks/useMessages.ts';
export { useScrollTabIndex } from './hooks/useScrollTabIndex.ts';
export { useSettledLoading, type LoadingPhase } from './hooks/useSettledLoading.ts';
export type { RenderElement } from './internal/renderAs.ts';
export { openOverlays, type OpenOverlay } from './internal/openOverlays.ts';
export type { HapticKind, Haptics } from './hooks/vibrate.ts';

export { ActionSheet, type ActionSheetProps } from './components/ActionSheet/ActionSheet.tsx';
export { sheet, type SheetAction, type SheetOptions } from './components/ActionSheet/sheet.ts';
export * from './components/Amount/Amount.tsx';
export * from './components/AmountEntry/AmountEntry.tsx';
export {
  compareAmounts,
  finishAmount,
  groupAmount,
  readAmount,
  typeAmount,
  type AmountKey,
} from './components/AmountField/amount-text.ts';
export * from './components/AmountField/AmountField.tsx';
export type { AmountLimits } from './components/AmountField/useAmountLimits.ts';
export { announce, type Politeness } from './components/Announcer/announce.ts';
export * from './components/Avatar/Avatar.tsx';
export * from './components/Badge/Badge.tsx';
export * from './components/Button/Button.tsx';
export * from './components/Card/Card.tsx';
export * from './components/CardSwiper/CardSwiper.tsx';
export * from './components/Change/Change.tsx';
export * from './components/Checkbox/Checkbox.tsx';
export * from './components/Chip/Chip.tsx';
export * from './components/CodeField/CodeField.tsx';
export * from './components/CoinIcon/CoinIcon.tsx';
export { coinHue, coins, type CoinCode } from './components/CoinIcon/coins.ts';
export * from './components/CopyField/CopyField.tsx';
export { writeClipboard } from './components/CopyField/writeClipboard.ts';
export * from './components/Countdown/Countdown.tsx';
export * from './components/Details/Details.tsx';
export { dialog, type AlertOptions, type ConfirmOptions } from './components/dialog/dialog.ts';
export * from './components/dialog/Dialog.tsx';
export * from './components/Divider/Divider.tsx';
export * from './components/DonutChart/DonutChart.tsx';
export type { DonutItem } from './components/DonutChart/readSlices.ts';
export * from './components/Drawer/Drawer.tsx';
export * from './components/Empty/Empty.tsx';
export * from './components/GridNav/GridNav.tsx';
export type { Glyph } from './glyphs/Glyph.ts';
export * from './components/Icon/Icon.tsx';
export * from './components/IconButton/IconButton.tsx';
export * from './components/InfiniteList/InfiniteList.tsx';
export * from './components/LineAreaChart/LineAreaChart.tsx';
export type { ChartPoint } from './components/LineAreaChart/readSeries.ts';
export * from './components/List/List.tsx';
export * from './components/List/ListItem.tsx';
export * from './components/LockScreen/LockScreen.tsx';
export * from './components/NavBar/NavBar.tsx';
export * from './components/NoticeBar/NoticeBar.tsx';
export * from './components/NumberKeypad/NumberKeypad.tsx';
export * from './components/OrderProgress/OrderProgress.tsx';
export * from './components/PageTransition/PageTransition.tsx';
export * from './components/PasswordField/PasswordField.tsx';
export * from './components/PhoneField/PhoneField.tsx';
export * from './components/PickerSheet/PickerSheet.tsx';
export * from './components/PictureViewer/PictureViewer.tsx';
export { viewer, type ViewerOptions } from './components/PictureViewer/viewer.ts';
export * from './components/PinInput/PinInput.tsx';
export * from './components/PopupCard/PopupCard.tsx';
export * from './components/PopupCard/PopupStack.tsx';
export * from './components/PullToRefresh/PullToRefresh.tsx';
export * from './components/QrCode/QrCode.tsx';
export * from './components/Radio/Radio.tsx';
export * from './components/RadioGroup/RadioGroup.tsx';
export * from './components/Result/Result.tsx';
export * from './components/SearchField/SearchField.tsx';
export * from './components/SegmentedControl/SegmentedControl.tsx';
export * from './components/Skeleton/Skeleton.tsx';
export * from './components/Skeleton/SkeletonRegion.tsx';
export * from './components/Skeleton/SkeletonRow.tsx';
export { isProof, type ProofOfWork } from './components/SliderCaptcha/proof-of-work.ts';
export * from './components/SliderCaptcha/SliderCaptcha.tsx';
export * from './components/Sparkline/Sparkline.tsx';
export * from './components/Spinner/Spinner.tsx';
export * from './components/Switch/Switch.tsx';
export * from './components/TabBar/TabBar.tsx';
export * from './components/Tabs/Tabs.tsx';
export * from './components/Tag/Tag.tsx';
export { countGraphemes } from './components/TextArea/countGraphemes.ts';
export * from './components/TextArea/TextArea.tsx';
export * from './components/TextButton/TextButton.tsx';
export * from './components/TextField/TextField.tsx';
export * from './components/TicketCard/TicketCard.tsx';
export { toast, type ToastHandle, type ToastOptions, type ToastType } from './components/toast/toast.ts';
export * from './components/UiHost/UiHost.tsx';
export * from './components/UiProvider/UiProvider.tsx';
export * from './components/Upload/Upload.tsx';
