import { makeAutoObservable, reaction } from 'mobx';
import { BILL_WINDOWS, type BillWindow } from '@ezwallet/api-client/constants';
import type { Deps } from '../ports/deps.ts';
import { isAcceptor } from '../session/isAcceptor.ts';
import type { SessionStore } from '../session/SessionStore.ts';
import { LOCALES, type Locale } from './locales.ts';
import { pickLocale } from './pickLocale.ts';

/** The themes that a person may choose; `auto` follows the kind of account: merchants get dark-blue, everyone else dark. */
export const THEME_CHOICES = ['dark', 'light', 'dark-blue', 'auto'] as const;
/** A look that a person may choose, `auto` included. */
export type ThemeChoice = (typeof THEME_CHOICES)[number];
/** A look that can be drawn: a choice after `auto` is resolved. */
export type Theme = Exclude<ThemeChoice, 'auto'>;

/** Units in which totals are shown; 1 EZ is 1 USDT. */
export const DISPLAY_CURRENCIES = ['EZ', 'USDT', 'CNY'] as const;
/** A unit in which totals are shown. */
export type DisplayCurrency = (typeof DISPLAY_CURRENCIES)[number];

const PART = 'settings';

interface Settings {
  locale: Locale;
  theme: ThemeChoice;
  displayCurrency: DisplayCurrency;
  hideAmounts: boolean;
  haptics: boolean;
  billWindow: BillWindow;
  areaCode: string;
}

const AREA_CODE = /^\d{1,4}$/;

const isOneOf = <T>(values: readonly T[], value: unknown): value is T => values.includes(value as T);

/** How this device shows things. The settings stay on the device across sign-ins and sign-outs. */
export class SettingsStore implements Settings {
  locale: Locale;
  theme: ThemeChoice = 'auto';
  displayCurrency: DisplayCurrency = 'EZ';
  hideAmounts = false;
  haptics = true;
  /** Days that the billing record covers when it opens. */
  billWindow: BillWindow = 30;
  /** The phone area of whoever signed in last, digits only; empty before. It says no more than the language does. */
  areaCode = '';

  readonly #store: Deps['deviceStore'];
  readonly #session: Pick<SessionStore, 'user'>;

  constructor(
    { deviceStore, languages }: Pick<Deps, 'deviceStore' | 'languages'>,
    session: Pick<SessionStore, 'user'>,
  ) {
    this.#store = deviceStore;
    this.#session = session;
    this.locale = pickLocale(languages);
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The colour scheme to draw with. */
  get activeTheme(): Theme {
    if (this.theme !== 'auto') return this.theme;
    return isAcceptor(this.#session.user) ? 'dark-blue' : 'dark';
  }

  /** Restores the stored settings; a damaged or unknown value leaves the default. */
  async restore(): Promise<void> {
    this.apply(await this.#store.read(PART));
  }

  /** Takes over what the person chooses in another tab of this device, and the phone area of whoever signs in. Returns the way to stop. */
  follow(): () => void {
    const leave = this.#store.subscribe(PART, this.apply);
    const stop = reaction(() => this.#session.user?.countryCode ?? '', this.keepAreaCode, { fireImmediately: true });
    return () => {
      leave();
      stop();
    };
  }

  setLocale(locale: Locale): void {
    this.#keep({ locale });
  }

  setTheme(theme: ThemeChoice): void {
    this.#keep({ theme });
  }

  setDisplayCurrency(displayCurrency: DisplayCurrency): void {
    this.#keep({ displayCurrency });
  }

  setHideAmounts(hideAmounts: boolean): void {
    this.#keep({ hideAmounts });
  }

  setHaptics(haptics: boolean): void {
    this.#keep({ haptics });
  }

  setBillWindow(billWindow: BillWindow): void {
    this.#keep({ billWindow });
  }

  private keepAreaCode(areaCode: string): void {
    if (areaCode !== '' && areaCode !== this.areaCode) this.#keep({ areaCode });
  }

  private apply(kept: unknown): void {
    const { locale, theme, displayCurrency, hideAmounts, haptics, billWindow, areaCode } = (kept ?? {}) as Partial<
      Record<keyof Settings, unknown>
    >;
    if (isOneOf(LOCALES, locale)) this.locale = locale;
    if (isOneOf(THEME_CHOICES, theme)) this.theme = theme;
    if (isOneOf(DISPLAY_CURRENCIES, displayCurrency)) this.displayCurrency = displayCurrency;
    if (typeof hideAmounts === 'boolean') this.hideAmounts = hideAmounts;
    if (typeof haptics === 'boolean') this.haptics = haptics;
    if (isOneOf(BILL_WINDOWS, billWindow)) this.billWindow = billWindow;
    if (typeof areaCode === 'string' && AREA_CODE.test(areaCode)) this.areaCode = areaCode;
  }

  #keep(change: Partial<Settings>): void {
    this.apply(change);
    const { locale, theme, displayCurrency, hideAmounts, haptics, billWindow, areaCode } = this;
    void this.#store.write(PART, { locale, theme, displayCurrency, hideAmounts, haptics, billWindow, areaCode });
  }
}
