import type { RawPolicy } from './schema.ts';

/**
 * Every number of the business, as a policy file writes it: durations such as "30m", amounts as decimal strings. The
 * comments beside the schema say what each value means; the comments here say why a value is what it is.
 */
export const BUILT_IN: RawPolicy = {
  login: {
    wrongTries: 6,
    window: '1h',
    block: '2h',
    captchaAfter: 2,
    strangerTries: 30,
    captchaAfterPerNetwork: 60,
    proveNewDevice: true,
  },
  session: { idle: '30m', slideAfter: '1m', absolute: '12h', challenge: '5m' },
  codes: {
    lifetime: '5m',
    resendAfter: '1m',
    tries: 5,
    // Without the countries where a message costs most: fraud makes others pay for those. A deployment adds where its members are.
    countries: ['1', '86', '852', '853', '886', '65', '60', '81', '82', '66', '63', '44', '49', '33', '971'],
  },
  costs: {
    sms: {
      device: { hour: 10, day: 20 },
      member: { hour: 20, day: 60 },
      target: { hour: 4, day: 12 },
      network: { hour: 20, day: 100 },
      country: { hour: 500, day: 4000 },
      house: { hour: 1000, day: 8000 },
    },
    email: {
      device: { hour: 20, day: 60 },
      member: { hour: 20, day: 60 },
      target: { hour: 4, day: 12 },
      network: { hour: 60, day: 400 },
      house: { hour: 5000, day: 40_000 },
    },
    puzzle: {
      device: { hour: 120, day: 600 },
      member: { hour: 120, day: 600 },
      network: { hour: 3000, day: 30_000 },
      house: { hour: 100_000, day: 1_000_000 },
    },
    challenge: {
      device: { hour: 60, day: 300 },
      member: { hour: 60, day: 300 },
      network: { hour: 1000, day: 10_000 },
      house: { hour: 50_000, day: 500_000 },
    },
    newDevice: { network: { hour: 600, day: 3000 }, house: { hour: 50_000, day: 500_000 } },
  },
  captcha: {
    lifetime: '120s',
    ticketLifetime: '180s',
    tolerance: { pointer: 4, steps: 6 },
    minElapsed: '300ms',
    bits: [14, 16, 18, 20],
    assistBits: [18, 18, 20, 20],
    harder: { from: 120, most: 4 },
    failures: 5,
    failureWindow: '10m',
    pause: '10m',
    poolSize: 24,
  },
  paymentPassword: { wrongTries: 5, lock: '2h', ticketLifetime: '5m' },
  holds: {
    loginPassword: '24h',
    paymentPassword: '24h',
    otpOff: '24h',
    whitelistOff: '24h',
    phone: '72h',
    email: '72h',
  },
  otp: { ripeAfter: '24h', firstCodesWithin: '10m' },
  // Longer than a session lasts: an owner who signs in meanwhile stops what a thief asks for.
  recovery: { wait: '72h', freezeLink: '72h' },
  invitations: { bindWithin: '168h' },
  addressBook: { entries: 200, ripeAfter: '24h' },
  transfer: { dayStartsAtUtcOffset: '8h' },
  payment: { textLifetime: '10m' },
  vouchers: { usesADay: { merchant: 20, member: 3 } },
  payMethodBonus: { payMethodIds: [1, 4], rate: '3', dailyCap: '30', tag: '送3%', activityCode: 'BUY3' },
  acceptorRebate: {
    window: '30d',
    tiers: [
      { turnover: '0', rate: '0.05' },
      { turnover: '50000', rate: '0.08' },
      { turnover: '200000', rate: '0.1' },
    ],
  },
  chains: {
    // Product specification, section 1.
    confirmations: 6,
    overlap: 12,
    window: 200,
    scanEvery: '2s',
    lease: '30s',
    dropAfter: 100,
    // A sweep costs two fees.
    sweepFrom: { USDT: '50', USDC: '50' },
    simulatedBlockEvery: '3s',
  },
  recharge: {
    minimum: {
      USDT: '1',
      USDC: '1',
      BTC: '0.0001',
      ETH: '0.001',
      TRX: '10',
      BNB: '0.002',
      MATIC: '1',
      FTM: '1',
      SHIB: '10000',
      BUSD: '1',
    },
    minutes: { TRC20: 1, ERC20: 2, BEP20: 1, BTC: 60 },
  },
  withdrawal: {
    fees: {
      TRC20: { currency: 'USDT', amount: '1' },
      BEP20: { currency: 'USDT', amount: '0.5' },
      ERC20: { currency: 'USDT', amount: '5' },
      BTC: { currency: 'BTC', amount: '0.0002' },
    },
    unreviewed: { knownAddress: '1000', newAddress: '100' },
    arriveWithin: '1h',
    pollEvery: '3s',
    retryEvery: '10s',
    signWithin: '1h',
    boughtCoins: { stay: '24h', belowKycLevel: 3 },
  },
  cashier: {
    coins: { USDT: { least: '0.1', fee: '0.01' }, USDC: { least: '0.1', fee: '0.01' } },
    most: '50000',
    feeBasisPoints: 60,
    expireMin: { usual: 15, most: 24 * 60 },
    rate: { points: 600, window: '1m', store: 'process' },
    clockSkew: '5m',
    // The last try is within 24 hours of the first.
    noticeAfter: ['0s', '1m', '5m', '30m', '2h', '4h', '8h', '9h'],
    noticeTimeout: '10s',
  },
  tradeLimit: '50000',
  quote: { margin: '0.003', lifetime: '30s' },
  orders: { aDay: 200 },
  ownLimits: { riseAfter: '24h' },
  files: { megabytesOfMember: 200, video: { bytes: 52_428_800, longest: '10m' } },
  trade: {
    currencies: ['USDT'],
    least: '10',
    openSales: 3,
    openPurchases: 3,
    matchWithin: '24h',
    within: { instant: '15m', bank: '30m' },
    extension: { last: '5m', more: '15m' },
    cancelQuestions: 3,
    peers: 200,
    missedPayments: 3,
    escalateAfter: { paid: '12h', appeal: '24h' },
    lateAppeal: { completed: '168h', failed: '24h', holdFor: '168h', losses: 2, lossesWithin: '720h' },
    acceptors: { fromKycLevel: 3, answerWithin: '60s', tried: 3, atOnce: 3, misses: 3, pause: '1h', asksAnHour: 9, offerSaleAfter: '30s' },
    newcomers: { below: 10, oneOf: 10 },
    // A wait is shorter than `http.drain`, or a gateway that ends would cut it off.
    chat: { most: 1000, writableAfterEnd: '24h', readableAfterEnd: '720h', wait: '8s' },
    notices: { remindBefore: { deadline: '5m', answer: '1h' }, retryAfter: ['30s', '2m', '10m', '1h'] },
    cancellations: { free: 3, waits: ['15m', '30m', '1h', '4h'] },
  },
  payAccounts: { most: 20 },
  kyc: {
    triesADay: 3,
    video: { shortest: '5s', longest: '15s', codeLifetime: '10m' },
    handOver: '15m',
    // Five years for what a level rests on.
    keepDocuments: { unused: '1d', failed: '30d', passed: '1825d' },
  },
  kycLimits: [
    { withdrawADay: '0', transferADay: '100', perOrder: null, ordersADay: null },
    { withdrawADay: '1000', transferADay: '2000', perOrder: '300', ordersADay: '1000' },
    { withdrawADay: '10000', transferADay: '20000', perOrder: '3000', ordersADay: '10000' },
    { withdrawADay: '50000', transferADay: '100000', perOrder: '10000', ordersADay: '50000' },
    { withdrawADay: '200000', transferADay: '500000', perOrder: '50000', ordersADay: '200000' },
  ],
  // OWASP's floor for argon2id; more memory makes each guess dearer and each login slower.
  argon2: { memoryCost: 19_456, timeCost: 2, parallelism: 1 },
  hashing: { running: 2, waiting: 256 },
  rates: {
    read: { points: 600, network: 20_000, window: '1m', store: 'process' },
    write: { points: 60, network: 2000, window: '1m', store: 'process' },
    login: { points: 60, network: 600, window: '1m', store: 'database' },
    code: { points: 12, network: 120, window: '1m', store: 'database' },
    captcha: { points: 20, network: 400, window: '1m', store: 'database' },
    money: { points: 120, network: 2000, window: '1m', store: 'process' },
    upload: { points: 20, network: 400, window: '1m', store: 'process' },
  },
  // A mobile carrier puts thousands of phones behind one address, and one phone makes some ten calls a minute. So the
  // limit of an address is only what one process can answer; `rates` limit each member and each device.
  flood: {
    requests: { points: 60_000, window: '1m' },
    // A phone needs one key a day. Each costs the server an RSA decryption, about a millisecond.
    keyExchanges: { points: 6000, window: '1m' },
  },
  keySession: { lifetime: '24h', cached: 50_000, versions: [1, 2], rsaLifetime: '30d', rsaGrace: '1d' },
  http: { requestTimeout: '30s', headersTimeout: '15s', drain: '10s' },
};
