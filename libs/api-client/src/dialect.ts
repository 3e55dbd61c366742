/**
 * What differs between backends of the same family: names, paths, sizes and times that the protocol leaves open.
 * Everything else in this package reads them from here, so another backend is one more object of this shape.
 */
export const dialect = {
  /** Base path of every enveloped call. */
  basePath: '/api',
  /** Key exchange, relative to `basePath`. */
  exchangePaths: { serverKey: '/gw/p1', sessionKey: '/gw/p2' },
  /** Key exchange of version 2, which only servers with pinned keys offer. */
  offerPath: '/gw/p3',

  headers: {
    /** Id of the key session, new at each exchange. */
    keySession: 's1',
    /** Version 2: proves a call whose body travels as a form. */
    callProof: 's2',
    /** Token, for the calls that carry it outside the body (public KYC calls, uploads). */
    token: 's0',
    deviceId: 'deviceId',
    deviceName: 'deviceName',
    /** One UUID per attempt. */
    requestId: 'qid',
    language: 'language',
    biometricsCode: 'biometricsCode',
    fingerprint: 'deviceFp',
    /** Login repeats the user agent here, because native shells rewrite the real header. */
    userAgent: 'x-user-agent',
  },

  /** Common fields of every body. A request may have its own `loginName`. */
  automaticFields: [
    's0',
    'terminalType',
    'deviceName',
    'domainName',
    'loginName',
    'productId',
    'language',
    'biometricsCode',
  ],
  productId: 'P96',
  /** The language that the server receives, whatever the interface shows. */
  language: 'zh_CN',
  terminalTypes: ['IOS', 'ANDROID', 'H5'],
  /** Replaces the token that older backends expect in an upload path. */
  tokenPlaceholder: '-',
  /** Calls below this path also carry the token in a header. */
  publicKycPath: '/kyc/',

  rsa: { keyBits: 1024, maxKeyBits: 4096, publicExponent: 65_537, chunk: 117, maxBlocks: 8, maxRequestBytes: 4096 },
  aes: { keyBytes: 16, acceptedKeyBytes: [16, 24, 32] },
  /** How long a server keeps a session key, in milliseconds. */
  keyLifetime: 24 * 60 * 60_000,

  /** `callBytes` is for calls without files, `bodyBytes` for those that carry one in their body. */
  limits: {
    callBytes: 65_536,
    bodyBytes: 1_048_576,
    imageBytes: 10_485_760,
    videoBytes: 52_428_800,
    pdfBytes: 5_242_880,
    jsonDepth: 32,
    pageSize: 100,
  },

  /** Milliseconds from the first byte sent to the last byte read, including retries. */
  timeouts: { call: 60_000, upload: 180_000, exchange: 180_000, static: 15_000 },
  /** Calls wait for the device fingerprint: first poll, later polls, and timeout, in milliseconds. */
  fingerprintWait: { firstPoll: 100, nextPoll: 400, limit: 5_000 },
  /** Only for endpoints marked `read`; times in milliseconds. */
  retry: { attempts: 1, statuses: [502, 503, 504], delay: 600, maxRetryAfter: 10_000 },
  /** More key resets than this in the window mean a broken server; the client then stops resending. */
  keyResets: { limit: 2, window: 60_000 },
  /** A token is valid for this long after the last request with it. */
  tokenWindow: 30 * 60_000,
} as const;

type Widen<T> = T extends string
  ? string
  : T extends number
    ? number
    : T extends readonly (infer Item)[]
      ? readonly Widen<Item>[]
      : { readonly [Key in keyof T]: Widen<T[Key]> };

/** The shape of {@link dialect}, for other backends of the family. */
export type Dialect = Widen<typeof dialect>;

/** Kind of device, in the server's terms. */
export type TerminalType = (typeof dialect.terminalTypes)[number];
