/** How much of a page's time each part of a package may take, in KB, minified and gzipped. */
export interface Limit {
  readonly limit: number;
  /** What it should be, where the limit is above that: lower the limit with each step towards it, never raise it. */
  readonly aim?: number;
  /** Counts what is loaded on demand, too. */
  readonly later?: boolean;
  /** Packages beside the peers that are weighed apart. */
  readonly without?: readonly string[];
}

export const kit = '@ezwallet/ui';
const kitPart = { limit: 4 };

/** Components that are above what one should weigh, most of them because they draw from the table of icons. */
const heavyKitParts: Readonly<Record<string, number>> = {
  ActionSheet: 6.2,
  AmountEntry: 7.3,
  AmountField: 7.9,
  Button: 4.4,
  Card: 4.3,
  Checkbox: 5.8,
  Chip: 4.1,
  CodeField: 7.3,
  CopyField: 5.9,
  Empty: 4.1,
  GridNav: 5.7,
  IconButton: 5.9,
  ListItem: 4.7,
  NavBar: 6.1,
  NoticeBar: 6.1,
  NumberKeypad: 6.3,
  PasswordField: 6.5,
  PhoneField: 7.4,
  PinInput: 6.6,
  PopupCard: 6.3,
  QrCode: 4.4,
  Result: 4.2,
  SearchField: 6.5,
  SliderCaptcha: 10.8,
  TabBar: 5.7,
  TextArea: 6.5,
  TextButton: 4.2,
  TextField: 6.3,
  UiHost: 8.0,
};

const validator = { limit: 1 };
const wire = ['ky', '@noble/ciphers'];
const domain = ['@ezwallet/api-client', '@ezwallet/validators'];

/** Limits of entries (`package/entry`) and of single names (`package/entry#name`). A test sees to every entry. */
export const limits: Readonly<Record<string, Limit>> = {
  // Grows with the contract: the routes of all calls are in it.
  '@ezwallet/api-client': { limit: 11, aim: 6, without: wire },
  '@ezwallet/api-client#createClient': { limit: 6.6, aim: 6, without: wire },
  '@ezwallet/api-client/codes': { limit: 1.5 },
  // The schemas of all calls, for servers and tests; a page that only calls does not load them.
  '@ezwallet/api-client/contract': { limit: 40 },
  '@ezwallet/api-client/envelope': { limit: 3, without: wire },
  '@ezwallet/api-client/testing': { limit: 6 },

  '@ezwallet/bridge': { limit: 2 },
  '@ezwallet/bridge/iframe': { limit: 1 },
  '@ezwallet/bridge/methods': { limit: 1 },
  '@ezwallet/bridge/testing': { limit: 1 },

  '@ezwallet/domain-stores': { limit: 8, without: domain },
  '@ezwallet/domain-stores/testing': { limit: 2, without: domain },

  '@ezwallet/ui': { limit: 84.6, aim: 72, later: true },
  // All of them, which only a page that shows the family takes.
  '@ezwallet/ui/glyphs': { limit: 4 },
  '@ezwallet/ui/messages/zh-cn': { limit: 1.5 },
  '@ezwallet/ui/messages/zh-hk': { limit: 1.5 },
  '@ezwallet/ui/proof-of-work-worker': { limit: 1.5 },
  '@ezwallet/ui/styles.css': { limit: 14 },
  '@ezwallet/ui#Dialog': { limit: 53.5, aim: 42, later: true },

  '@ezwallet/validators': { limit: 14 },
  '@ezwallet/validators/account-id': validator,
  '@ezwallet/validators/address': { limit: 9 },
  '@ezwallet/validators/address#tronAddress': { limit: 3.5 },
  '@ezwallet/validators/amount': { limit: 1.5, aim: 1 },
  '@ezwallet/validators/common-passwords': { limit: 5.1 },
  '@ezwallet/validators/contact-remark': validator,
  '@ezwallet/validators/digits': validator,
  '@ezwallet/validators/display-text': validator,
  '@ezwallet/validators/email': validator,
  '@ezwallet/validators/id-number': validator,
  // A phone number or an e-mail address, so it weighs both.
  '@ezwallet/validators/login-identifier': { limit: 1.5 },
  '@ezwallet/validators/login-password': validator,
  '@ezwallet/validators/mask': validator,
  '@ezwallet/validators/nickname': validator,
  '@ezwallet/validators/payment-password': validator,
  '@ezwallet/validators/payment-text': { limit: 2.2, aim: 1 },
  '@ezwallet/validators/phone': { limit: 1.1, aim: 1 },
  '@ezwallet/validators/real-name': validator,
  '@ezwallet/validators/redirect-path': validator,
  // These two know the addresses of all networks.
  '@ezwallet/validators/scanned-text': { limit: 9 },
  '@ezwallet/validators/transfer-code': { limit: 9 },
  '@ezwallet/validators/user-number': validator,
  '@ezwallet/validators/valibot': { limit: 14 },
  '@ezwallet/validators/verification-code': validator,
};

/** The limit of a component of the kit. */
export const kitLimit = (name: string): Limit => {
  const limit = heavyKitParts[name];
  return limit === undefined ? kitPart : { limit, aim: kitPart.limit };
};
