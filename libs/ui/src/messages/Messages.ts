/** A built-in language. */
export type BuiltInLocale = 'en' | 'zh_CN' | 'zh_HK';
/** A language: a built-in one, or the name of your own. */
export type Locale = BuiltInLocale | (string & {});

/** Summary of a chart, every part formatted for display. */
export interface ChartFacts {
  from: string;
  to: string;
  direction: 'up' | 'down' | 'flat';
  /** The size of the change, without a sign. */
  change: string;
  /** Absent when there is no percentage. */
  percent: string | undefined;
  last: string;
  high: string;
  highAt: string;
  low: string;
  lowAt: string;
}

/** The kit's own texts. A language that lacks one does not compile. */
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
  /** Expands or collapses a sheet. */
  expand: string;
  collapse: string;
  /** Title of a dialog without a title. */
  tips: string;
  dismiss: string;
  dialogFailed: string;
  // Words for states with an icon
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
  // Charts
  /** A day without its year, for an axis; `month` is 1 to 12. */
  monthDay: (month: number, day: number) => string;
  chartEmpty: string;
  chartKeys: string;
  chartPeriod: string;
  chartDays: (days: number) => string;
  chartPoint: (at: string, value: string) => string;
  chartSummary: (facts: ChartFacts) => string;
  chartTable: string;
  chartTime: string;
  donutOther: string;
  // Fields
  showPassword: string;
  hidePassword: string;
  areaCode: string;
  charactersLeft: (count: number) => string;
  charactersOver: (count: number) => string;
  max: string;
  amountOverMax: (max: string) => string;
  amountUnderMin: (min: string) => string;
  amountOverPlaces: (places: number) => string;
  amountRefused: string;
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
  captchaPosition: (step: number, last: number) => string;
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
  // Rotating notices
  pauseNotices: string;
  resumeNotices: string;
  nextNotice: string;
  // Refresh, and growing lists
  refresh: string;
  pullToRefresh: string;
  releaseToRefresh: string;
  refreshing: string;
  refreshed: string;
  refreshFailed: string;
  loadMore: string;
  moreLoaded: string;
  loadMoreFailed: string;
  endOfList: string;
  // Picture viewer
  viewerTitle: string;
  pictureOf: (index: number, count: number) => string;
  previousPicture: string;
  nextPicture: string;
  zoomIn: string;
  zoomOut: string;
  zoomFit: string;
  savePicture: string;
  pictureSaved: string;
  pictureSaveFailed: string;
  pictureFailed: string;
  // Lock screen
  lockTitle: string;
  lockVerify: (kind: 'fingerprint' | 'face' | 'generic') => string;
  lockVerifying: string;
  lockFailed: string;
  lockUnsupported: string;
  lockPassword: string;
  phishingCode: string;
  // Upload
  uploadAdd: (kind: 'picture' | 'video' | 'either') => string;
  uploadCount: (count: number, max: number) => string;
  uploadProgress: (name: string, percent: number) => string;
  uploadDone: (name: string) => string;
  uploadFailed: (name: string) => string;
  uploadView: (name: string) => string;
  uploadStop: (name: string) => string;
  uploadRemove: (name: string) => string;
  uploadHeic: (name: string) => string;
  uploadWrongType: (name: string) => string;
  uploadTooLarge: (name: string, megabytes: number) => string;
  uploadUnreadable: (name: string) => string;
  uploadTooMany: (max: number) => string;
  // Card swiper
  carousel: string;
  slide: string;
  slideOf: (number: number, count: number) => string;
  pauseSlides: string;
  playSlides: string;
  // Ticket card
  ticketUse: string;
  ticketUsed: string;
  ticketExpired: string;
  ticketReserved: string;
  ticketNew: string;
  // Date field
  /** The order of year, month and day, with the signs between them. */
  dateShape: string;
  openCalendar: string;
  // Order progress
  orderProgress: string;
  stepState: (state: 'done' | 'waiting' | 'review' | 'cancelled' | 'failed' | 'ahead') => string;
}
