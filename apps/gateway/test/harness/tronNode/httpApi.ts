/** The HTTP API, as https://tronprotocol.github.io/documentation-en/api/http/ describes each path. */
import { TronWeb } from 'tronweb';
import { run } from './state.ts';
import { type Block, Refused, SOLIDIFIED_AFTER, type TronLedger } from './TronLedger.ts';

type Body = Readonly<Record<string, unknown>>;
type Handler = (ledger: TronLedger, body: Body, upTo: number) => object;

const hex = (text: string): string => Buffer.from(text).toString('hex');
const plain = (address: string): string => TronWeb.address.toHex(address).toLowerCase();

/** Answers a path. @param newest the newest block that the node admits to have */
export function answerHttp(ledger: TronLedger, path: string, body: Body, newest: number): object | undefined {
  const [view = '', name = ''] = path.split('/');
  const handler = HANDLERS[name];
  if (!handler) return undefined;
  return handler(ledger, body, view === 'walletsolidity' ? Math.max(0, newest - SOLIDIFIED_AFTER) : newest);
}

const HANDLERS: Readonly<Record<string, Handler>> = {
  // block-and-tx-query/getblock
  getblock({ blocks }, { id_or_num: wanted, detail }, upTo) {
    const number = wanted === undefined ? upTo : Number(wanted);
    const block = number <= upTo ? blocks[number] : undefined;
    return block ? describe(block, detail === true) : {};
  },

  // block-and-tx-query/getblockbylimitnext: endNum is not included, and 100 is the most
  getblockbylimitnext({ blocks }, { startNum, endNum, visible }, upTo) {
    const [start, end] = [Number(startNum), Number(endNum)];
    if (!(end > start && end - start <= 100 && start >= 0)) return {};
    return {
      block: blocks.slice(start, Math.min(end, upTo + 1)).map((block) => describe(block, true, visible === true)),
    };
  },

  // block-and-tx-query/gettransactioninfobyid
  gettransactioninfobyid(ledger, { value }, upTo) {
    const found = ledger.find(String(value), upTo);
    if (!found) return {};
    const { block, entry } = found;
    const isCall = entry.transaction.content.kind === 'call';
    return {
      id: value,
      blockNumber: block.number,
      blockTimeStamp: block.time,
      contractResult: [''],
      ...(entry.result !== 'SUCCESS' && { result: 'FAILED', resMessage: hex(entry.result) }),
      receipt: { net_usage: entry.transaction.bytes, ...(isCall && { result: entry.result }) },
      ...(entry.logs.length > 0 && {
        // Without the first byte, as contracts know addresses.
        log: entry.logs.map(({ contract, topics, data }) => ({ address: plain(contract).slice(2), topics, data })),
      }),
    };
  },

  // block-and-tx-query/gettransactionbyid
  gettransactionbyid(ledger, { value }, upTo) {
    const found = ledger.find(String(value), upTo)?.entry.transaction;
    return found ? { txID: found.txid, raw_data_hex: found.raw, signature: [found.signature] } : {};
  },

  // block-and-tx-query/gettransactionfrompending
  gettransactionfrompending({ pool }, { value }) {
    const waiting = pool.find(({ txid }) => txid === value);
    return waiting ? { txID: waiting.txid, signature: [waiting.payload.slice(-130)] } : {};
  },

  // tx-build-and-broadcast/broadcasthex
  broadcasthex(ledger, { transaction }) {
    try {
      const { txid } = ledger.push(String(transaction));
      return { result: true, code: 'SUCCESS', message: '', txid };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return { code: error.code, message: error.message };
    }
  },

  // smart-contract/triggerconstantcontract: a failure has a result too, and says so in the transaction
  triggerconstantcontract({ blocks }, { owner_address: owner, contract_address: contract, data }, upTo) {
    const state = blocks[upTo]?.state;
    if (!state?.tokens.has(String(contract)))
      return { result: { code: 'CONTRACT_VALIDATE_ERROR', message: hex('Smart contract is not exist.') } };
    const { energy, reverts } = run(state, String(owner), {
      kind: 'call',
      contract: String(contract),
      data: String(data),
    });
    const message = hex('REVERT opcode executed');
    return {
      result: { result: true, ...(reverts && { message }) },
      energy_used: Number(energy),
      constant_result: [''],
      transaction: { ret: [reverts ? { ret: 'FAILED' } : {}] },
    };
  },

  // network/getchainparameters: a value of zero is left out
  getchainparameters({ prices }) {
    const account = Number(prices.account);
    return {
      chainParameter: [
        { key: 'getMaintenanceTimeInterval', value: 21_600_000 },
        { key: 'getCreateAccountFee', value: 100_000 },
        { key: 'getCreateNewAccountFeeInSystemContract', value: account - 100_000 },
        { key: 'getTransactionFee', value: Number(prices.byte) },
        { key: 'getEnergyFee', value: Number(prices.energy) },
        { key: 'getAllowSameTokenName' },
      ],
    };
  },

  // account/getaccount: nothing stands for no account
  getaccount({ blocks }, { address }, upTo) {
    const sun = blocks[upTo]?.state.sun.get(String(address));
    return sun === undefined ? {} : { address, balance: Number(sun) };
  },
};

function describe({ number, hash, parent, time, entries }: Block, detail: boolean, visible = false): object {
  const form = visible ? (address: string) => address : plain;
  return {
    blockID: hash,
    block_header: { raw_data: { ...(number > 0 && { number }), parentHash: parent, timestamp: time } },
    ...(detail &&
      entries.length > 0 && {
        transactions: entries.map(({ result, transaction: { txid, owner, content, expiration } }) => ({
          ret: [{ contractRet: result }],
          txID: txid,
          raw_data: {
            expiration,
            contract: [
              content.kind === 'transfer'
                ? contractOf('TransferContract', {
                    owner_address: form(owner),
                    to_address: form(content.to),
                    amount: Number(content.sun),
                  })
                : contractOf('TriggerSmartContract', {
                    owner_address: form(owner),
                    contract_address: form(content.contract),
                    data: content.data,
                  }),
            ],
          },
        })),
      }),
  };
}

const contractOf = (type: string, value: object) => ({
  type,
  parameter: { value, type_url: `type.googleapis.com/protocol.${type}` },
});
