import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import vectors from '../../vectors/cross_network_derived.json' with { type: 'json' };
import { findNetwork } from '../address/networks.ts';
import { writePaymentText } from '../payment-text/writePaymentText.ts';
import { writeTransferCode } from '../transfer-code/writeTransferCode.ts';
import { parseScannedText } from './parseScannedText.ts';

const routes = new Set(['/', '/invite', '/pay', '/pq', '/transfer']);
const pages = {
  origins: ['https://pay.example', 'http://localhost:4173'],
  isKnownPath: (path: string) => routes.has(path),
};
const scan = (text: string) => parseScannedText(text, pages);
const refused = { ok: false, issue: { code: 'SCANNED_TEXT_INVALID', params: {} } } as const;

const BITCOIN = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';
const EVM = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const TOKEN = '0xdAC17F958D2ee523a2206206994597C13D831ec7';
const TRON = 'TQGHKHbddqXtb3A9eiWRxAkhDsaqJFN6Cv';

const payment = writePaymentText(
  { kind: 'static', userNumber: 'AB12C', currency: 'USDT', nonce: 'n0nce-_8' },
  () => new Uint8Array(8),
);
const transfer = writeTransferCode({ to: { kind: 'user', userNumber: 'AB12C' }, currency: 'USDT', amount: '12.5' });
const request = { to: { kind: 'user', userNumber: 'AB12C' }, currency: 'USDT', amount: '12.5' };

describe('own codes', () => {
  it.each([
    payment,
    `https://pay.example/pay?text=${payment}`,
    `https://pay.example/pq?text=${payment}`,
    ` ${payment}\n`,
  ])('reads the payment code in %s', (text) => {
    expect(scan(text)).toMatchObject({
      ok: true,
      value: { kind: 'payment', text: payment, payment: { userNumber: 'AB12C' } },
    });
  });

  it.each([
    transfer,
    transfer.toLowerCase(),
    `http://localhost:4173/transfer?ads=${transfer}`,
    `HTTPS://PAY.EXAMPLE/transfer?ads=${transfer}`,
  ])('reads the transfer code in %s', (text) => {
    expect(scan(text)).toEqual({ ok: true, value: { kind: 'transfer', request } });
  });

  it.each([
    ['https://pay.example/invite?code=K7', '/invite?code=K7'],
    ['https://pay.example', '/'],
    ['https://pay.example/pq', '/pq'],
    ['https://pay.example/transfer#top', '/transfer#top'],
  ])('opens the page of %s', (text, path) => {
    expect(scan(text)).toEqual({ ok: true, value: { kind: 'link', path } });
  });

  it('opens no page without a route table [S12]', () => {
    expect(parseScannedText('https://pay.example/', { origins: pages.origins })).toEqual(refused);
  });

  it.each([
    'https://pay.example/pay?text=EZP1.x.y',
    'https://pay.example/transfer?ads=T1AAAA',
    'https://pay.example/admin',
    'https://pay.example//evil.example',
    'https://pay.example/..//evil.example',
    'http://pay.example/invite',
    'https://pay.example:444/invite',
    'https://pay.example.evil.example/invite',
    'https://pay.example@evil.example/invite',
    'https://user@pay.example/invite',
    'https://user:secret@pay.example/invite',
    `https://evil.example/pay?text=${payment}`,
    '//pay.example/invite',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://',
    `${payment}A`,
    transfer.replace('T1', 'T2'),
  ])('refuses %s', (text) => {
    expect(scan(text)).toEqual(refused);
  });
});

describe('BIP-21', () => {
  const base = { kind: 'address', address: BITCOIN, networks: ['BTC'], checksumHolds: true, currency: 'BTC' };

  it.each([
    [`bitcoin:${BITCOIN}`, {}],
    [`bitcoin:${BITCOIN}?`, {}],
    [`BITCOIN:${BITCOIN.toUpperCase()}?AMOUNT=0.1`, { amount: '0.1' }],
    [`bitcoin:${BITCOIN}?amount=20.30&label=Luke-Jr&message=Donation%20for%20xyz`, { amount: '20.3' }],
    [`bitcoin:${BITCOIN}?amount=50.`, { amount: '50' }],
    [`bitcoin:${BITCOIN}?amount=.5`, { amount: '0.5' }],
    [`bitcoin:${BITCOIN}?amount=0`, {}],
    [`bitcoin:${BITCOIN}?somethingyoudontunderstand=50`, {}],
  ])('reads %s', (text, asked) => {
    expect(scan(text)).toEqual({ ok: true, value: { ...base, ...asked } });
  });

  it('warns about a legacy address with a wrong checksum', () => {
    expect(scan('bitcoin:1BvbMSEYstWetqTFn5Au4m4GFg7xJaNVN2')).toMatchObject({ value: { checksumHolds: false } });
  });

  it.each([
    'bitcoin:',
    'bitcoin:?amount=1',
    `bitcoin:${TRON}`,
    `bitcoin://${BITCOIN}`,
    `bitcoin:${BITCOIN}?req-somethingyoudontunderstand=50`,
    `bitcoin:${BITCOIN}?amount=50,000`,
    `bitcoin:${BITCOIN}?amount=1,000.00`,
    `bitcoin:${BITCOIN}?amount=-1`,
    `bitcoin:${BITCOIN}?amount=1e3`,
    `bitcoin:${BITCOIN}?amount=`,
    `bitcoin:${BITCOIN}?amount`,
    `bitcoin:${BITCOIN}?amount=0.000000001`,
    `bitcoin:${BITCOIN}?amount=%31`,
    `bitcoin:${BITCOIN}?amount=1&amount=2`,
    `bitcoin:${BITCOIN}?%61mount=1`,
    `bitcoin:${BITCOIN}?amount=1?amount=2`,
    `bitcoin:${BITCOIN}\n?amount=1`,
  ])('refuses %j', (text) => {
    expect(scan(text)).toEqual(refused);
  });
});

describe('ERC-681', () => {
  const toEvm = { kind: 'address', address: EVM, checksumHolds: true };
  const coin = { ...toEvm, networks: ['ETH'], currency: 'ETH' };

  it.each([
    [`ethereum:${EVM}`, coin],
    [`ethereum:pay-${EVM}`, coin],
    [`Ethereum:${EVM}@1`, coin],
    [`ethereum:${EVM}?value=2.014e18`, { ...coin, amount: '2.014' }],
    [`ethereum:${EVM}@1?value=1&gas=21000&gasPrice=1e9`, { ...coin, amount: '0.000000000000000001' }],
    [`ethereum:${EVM}?value=0`, coin],
    [`ethereum:${EVM}@56?value=5e17`, { ...toEvm, networks: ['BEP20'], currency: 'BNB', amount: '0.5' }],
    [
      `ethereum:${TOKEN}/transfer?address=${EVM}&uint256=1.5e6`,
      { ...toEvm, networks: ['ERC20'], token: { contract: TOKEN, units: '1500000' } },
    ],
    [`ethereum:pay-${TOKEN}@1/transfer?address=${EVM}`, { ...toEvm, networks: ['ERC20'], token: { contract: TOKEN } }],
    [
      `ethereum:${TOKEN}@56/transfer?address=${EVM}&uint256=007&gasLimit=1`,
      { ...toEvm, networks: ['BEP20'], token: { contract: TOKEN, units: '7' } },
    ],
  ])('reads %s', (text, value) => {
    expect(scan(text)).toEqual({ ok: true, value });
  });

  it.each([
    ['an amount of less than a unit', `ethereum:${EVM}?value=1.5`],
    ['a negative amount', `ethereum:${EVM}?value=-1`],
    ['more than 256 bits', `ethereum:${EVM}?value=1e99`],
    ['hexadecimal', `ethereum:${EVM}?value=0x10`],
    ['no amount after its key', `ethereum:${EVM}?value=`],
    ['two amounts', `ethereum:${EVM}?value=1&value=2`],
    ['another chain', `ethereum:${EVM}@137`],
    ['a chain that is a property of any object', `ethereum:${EVM}@constructor`],
    ['a name', 'ethereum:pay-vitalik.eth?value=1'],
    ['an approval', `ethereum:${TOKEN}/approve?address=${EVM}&uint256=1e6`],
    ['a transfer from another', `ethereum:${TOKEN}/transferFrom?address=${EVM}&uint256=1e6`],
    ['a transfer to nobody', `ethereum:${TOKEN}/transfer?uint256=1e6`],
    ['a transfer with another argument', `ethereum:${TOKEN}/transfer?address=${EVM}&uint256=1&bytes=0x`],
    ['a contract whose checksum is wrong', `ethereum:${TOKEN.replace('dAC', 'DAC')}/transfer?address=${EVM}`],
    ['an address of TRON', `ethereum:${TOKEN}/transfer?address=${TRON}`],
    ['an address that is too short', `ethereum:${EVM.slice(0, -1)}`],
    ['nothing', 'ethereum:'],
  ])('refuses %s', (_what, text) => {
    expect(scan(text)).toEqual(refused);
  });
});

describe('tron:', () => {
  const value = { kind: 'address', address: TRON, networks: ['TRC20'], checksumHolds: true };

  it.each([`tron:${TRON}`, `TRON:${TRON}`, `tron://${TRON}`, `tron:${TRON}?amount=12.5&token=USDT`])(
    'reads the address of %s',
    (text) => {
      expect(scan(text)).toEqual({ ok: true, value });
    },
  );

  it.each(['tron:', `tron:${EVM}`, `tron:${TRON.toLowerCase()}`, `tron:///${TRON}`])('refuses %s', (text) => {
    expect(scan(text)).toEqual(refused);
  });
});

describe('bare addresses', () => {
  const real = vectors.cases.filter(({ expected }) => expected);

  it.each(real)('$input may belong to $network', ({ input, network }) => {
    const scanned = scan(` ${input} `);
    expect(scanned).toMatchObject({ ok: true, value: { kind: 'address', address: input, checksumHolds: true } });
    if (scanned.ok && scanned.value.kind === 'address') expect(scanned.value.networks).toContain(findNetwork(network));
  });

  it('belongs to every network with that form, without a currency', () => {
    expect(scan(EVM)).toEqual({
      ok: true,
      value: { kind: 'address', address: EVM, networks: ['ERC20', 'BEP20', 'ETH'], checksumHolds: true },
    });
  });

  it.each([
    '',
    ' ',
    'hello',
    'AB12C',
    `${TRON}${TRON}`,
    `x${'0'.repeat(5000)}`,
    `${TRON}:`,
    'WIFI:S:cafe;T:WPA;P:secret;;',
  ])('refuses %j', (text) => {
    expect(scan(text)).toEqual(refused);
  });
});

describe('any text at all', () => {
  it('is refused or understood, but never throws and never leads elsewhere [S12]', () => {
    const pieces = [
      'bitcoin:',
      'ethereum:',
      'tron:',
      'https://pay.example/',
      'EZP1.',
      'T1',
      '?',
      '&',
      '=',
      '@',
      '/',
      '..',
      '%2f',
      '%',
    ];
    const piece = fc.oneof(
      fc.constantFrom(...pieces, BITCOIN, EVM, TRON, payment, transfer),
      fc.string({ unit: 'binary', maxLength: 4 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const scanned = scan(pieces.join(''));
        if (!scanned.ok || scanned.value.kind !== 'link') return;
        expect(new URL(scanned.value.path, 'https://pay.example').origin).toBe('https://pay.example');
        expect(scanned.value.path).not.toMatch(/^\/[/\\]/);
      }),
      { numRuns: 3000 },
    );
  });
});
