/** The size limit of each part of a package, in KB, minified and gzipped. */
export interface Limit {
  readonly limit: number;
  /** The target, if the limit is above it. Lower the limit with each step, and never raise it. */
  readonly aim?: number;
  /** Also counts the code that loads on demand. */
  readonly later?: boolean;
  /** Packages that do not count, besides the peers. */
  readonly without?: readonly string[];
  /** Parts with a limit of their own, which do not count here. */
  readonly beyond?: readonly string[];
}

export const kit = '@ezwallet/ui';
/**
 * The limit of a component. English words load with the first component that has text, and count once. So does the code
 * for React 18, which loads with the first component of all: a `Divider` is little more than that.
 */
export const kitLimit: Limit = { limit: 4, beyond: [`${kit}#en`, `${kit}#Divider`] };

const validator = { limit: 1.1 };
const wire = ['ky', '@noble/ciphers'];
const envelope = '@ezwallet/api-client/envelope';
const domain = ['@ezwallet/api-client', '@ezwallet/validators'];

/**
 * Limits of entries (`package/entry`) and of single names (`package/entry#name`). A test checks that every entry has
 * one.
 */
export const limits: Readonly<Record<string, Limit>> = {
  '@ezwallet/api-client': { limit: 6, without: wire, beyond: [envelope] },
  '@ezwallet/api-client/codes': { limit: 1.5 },
  // Grows with the contract's terms. A page takes those that it names.
  '@ezwallet/api-client/constants': { limit: 6 },
  // The schemas of all calls, for servers and tests. A page that only makes calls does not load them.
  '@ezwallet/api-client/contract': { limit: 41 },
  [envelope]: { limit: 3, without: wire },
  '@ezwallet/api-client/envelope-v2': { limit: 4 },
  // Grows with the contract: the path and flags of each call.
  '@ezwallet/api-client/routes': { limit: 3.5 },
  '@ezwallet/api-client/testing': { limit: 6 },

  '@ezwallet/bridge': { limit: 2.2 },
  '@ezwallet/bridge/iframe': { limit: 1 },
  '@ezwallet/bridge/methods': { limit: 1 },
  '@ezwallet/bridge/testing': { limit: 1 },

  // Grows with the screens. Bundlers take the stores that a page uses.
  '@ezwallet/domain-stores': { limit: 34, without: domain },
  // With all that it imports but MobX: what a page loads before anybody is signed in. No schema fits into it.
  '@ezwallet/domain-stores#createAppStores': { limit: 6 },
  // Only a page inside a native app loads it.
  '@ezwallet/domain-stores/biometrics': { limit: 2.6, without: domain },
  '@ezwallet/domain-stores/browser': { limit: 2.5, without: domain },
  '@ezwallet/domain-stores/testing': { limit: 2, without: domain },

  '@ezwallet/ui': { limit: 82, later: true },
  // All glyphs. Only a page that shows all of them loads this.
  '@ezwallet/ui/glyphs': { limit: 5 },
  // All pictures. A screen loads the one that it shows.
  '@ezwallet/ui/pictures': { limit: 2 },
  '@ezwallet/ui/messages/zh-cn': { limit: 3 },
  '@ezwallet/ui/messages/zh-hk': { limit: 3 },
  '@ezwallet/ui/proof-of-work-worker': { limit: 1.5 },
  '@ezwallet/ui/tokens.css': { limit: 2 },
  '@ezwallet/ui/components.css': { limit: 13.5 },
  '@ezwallet/ui/reset.css': { limit: 1 },
  // Tokens and components.
  '@ezwallet/ui/styles.css': { limit: 15.3 },
  // The same rules in layers, instead of styles.css.
  '@ezwallet/ui/layered.css': { limit: 15.3 },
  // It uses these components for its line, values, periods and loading state.
  '@ezwallet/ui#LineAreaChart': {
    limit: 4.1,
    beyond: ['en', 'Divider', 'Amount', 'SegmentedControl', 'SkeletonRegion', 'Sparkline'].map(
      (part) => `${kit}#${part}`,
    ),
  },
  '@ezwallet/ui#Divider': { limit: 4, beyond: [`${kit}#en`] },
  '@ezwallet/ui#QrCode': { ...kitLimit, without: ['qr'] },
  // It brings its own words.
  '@ezwallet/ui#Upload': { ...kitLimit, limit: 4.1 },
  '@ezwallet/ui#Dialog': { limit: 20.5, later: true },
  '@ezwallet/ui#en': { limit: 2.5 },

  '@ezwallet/validators': { limit: 15 },
  '@ezwallet/validators/account-id': validator,
  '@ezwallet/validators/address': { limit: 9 },
  '@ezwallet/validators/address#tronAddress': { limit: 3.5 },
  // A page takes only the functions that it needs.
  '@ezwallet/validators/amount': { limit: 1.8 },
  '@ezwallet/validators/amount#parseAmount': validator,
  '@ezwallet/validators/amount#multiplyAmounts': validator,
  '@ezwallet/validators/common-passwords': { limit: 4.9 },
  '@ezwallet/validators/contact-remark': validator,
  '@ezwallet/validators/digits': validator,
  '@ezwallet/validators/display-text': validator,
  '@ezwallet/validators/email': validator,
  '@ezwallet/validators/id-number': validator,
  '@ezwallet/validators/login-identifier': {
    ...validator,
    beyond: ['@ezwallet/validators/phone', '@ezwallet/validators/email'],
  },
  '@ezwallet/validators/login-password': validator,
  '@ezwallet/validators/mask': validator,
  '@ezwallet/validators/nickname': { limit: 1.4 },
  '@ezwallet/validators/payment-password': validator,
  '@ezwallet/validators/payment-text': {
    limit: 1,
    beyond: [
      '@ezwallet/validators/amount#parseAmount',
      '@ezwallet/validators/display-text',
      '@ezwallet/validators/user-number',
    ],
  },
  '@ezwallet/validators/phone': { limit: 1.2 },
  '@ezwallet/validators/real-name': validator,
  '@ezwallet/validators/redirect-path': validator,
  // These two contain the rules for addresses of all networks.
  '@ezwallet/validators/scanned-text': { limit: 9.5 },
  '@ezwallet/validators/transfer-code': { limit: 9 },
  '@ezwallet/validators/user-number': validator,
  '@ezwallet/validators/valibot': { limit: 14 },
  '@ezwallet/validators/verification-code': validator,
};
