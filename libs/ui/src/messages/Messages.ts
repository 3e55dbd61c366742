/** A language the kit speaks by itself. */
export type Locale = 'en' | 'zh_CN' | 'zh_HK';

/** The kit's own words. A locale object that lacks one does not compile. */
export interface Messages {
  // Shared
  back: string;
  close: string;
  cancel: string;
  confirm: string;
  ok: string;
  done: string;
  retry: string;
  loading: string;
  clear: string;
  search: string;
  noResults: string;
  required: string;
  optional: string;
  more: string;
  previous: string;
  next: string;
  selected: string;
  /** Title of a dialog that was given none. */
  tips: string;
  dismiss: string;
  dialogFailed: string;
  // State words that accompany an icon
  success: string;
  failed: string;
  warning: string;
  info: string;
  newItems: (count: number) => string;
  hasNew: string;
  // Amounts
  amountHidden: string;
  gain: string;
  loss: string;
  flat: string;
  sparkline: (direction: 'up' | 'down' | 'flat') => string;
  // Fields
  showPassword: string;
  hidePassword: string;
  areaCode: string;
  charactersLeft: (count: number) => string;
  charactersOver: (count: number) => string;
  max: string;
  amountOverMax: (max: string) => string;
  amountUnderMin: (min: string) => string;
  digitsEntered: (count: number, length: number) => string;
  // One-time code
  sendCode: string;
  resendCode: string;
  resendIn: (seconds: number) => string;
  codeSent: string;
  canResend: string;
  // Keypad
  keypad: string;
  deleteDigit: string;
  decimalPoint: string;
  // Copy
  copy: string;
  copyLabel: (label: string) => string;
  copied: string;
  copyFailed: string;
  // Countdown
  timeLeft: string;
  timeUp: string;
  // Slider captcha
  captchaTitle: string;
  captchaHint: string;
  captchaThumb: string;
  captchaPosition: (percent: number) => string;
  captchaLoading: string;
  captchaReady: string;
  captchaVerifying: string;
  captchaVerified: string;
  captchaWrong: (left: number | undefined) => string;
  captchaLocked: (minutes: number) => string;
  captchaExpired: string;
  captchaFailed: string;
  captchaLoadFailed: string;
  captchaAssist: string;
  captchaUsePuzzle: string;
  captchaAssistProgress: (percent: number) => string;
  captchaStepLeft: string;
  captchaStepRight: string;
  captchaRefresh: string;
  captchaSubmit: string;
  // Navigation
  mainNavigation: string;
  notice: string;
}
