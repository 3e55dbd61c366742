import type {
  CaptureCommand,
  CreditCommand,
  HoldCommand,
  TransferCommand,
  VoidCommand,
} from '../../src/ledger/index.ts';

/** A money command as data. */
export type ModelCommand =
  | ({ readonly op: 'credit' } & CreditCommand)
  | ({ readonly op: 'transfer' } & TransferCommand)
  | ({ readonly op: 'hold' } & HoldCommand)
  | ({ readonly op: 'capture' } & CaptureCommand)
  | ({ readonly op: 'voidHold' } & VoidCommand);

interface ModelHold {
  readonly owner: bigint;
  readonly asset: string;
  readonly total: bigint;
  open: boolean;
}

/** What the ledger should do, in memory and in the plainest words: the yardstick of the model test. */
export class LedgerModel {
  readonly #balances = new Map<string, bigint>();
  readonly #holds = new Map<string, ModelHold>();
  readonly #answers = new Map<string, { fingerprint: string; code: string }>();

  /** Runs a command and returns its code. */
  run(command: ModelCommand): string {
    const key = `${command.actor}/${command.key}`;
    const fingerprint = JSON.stringify(command, (_, value) => (typeof value === 'bigint' ? `${value}n` : value));
    const known = this.#answers.get(key);
    if (known) return known.fingerprint === fingerprint ? known.code : 'ARGS_INVALID';
    const code = this.#execute(command);
    this.#answers.set(key, { fingerprint, code });
    return code;
  }

  balance(user: bigint, asset: string): bigint {
    return this.#balances.get(`${user}/${asset}`) ?? 0n;
  }

  held(user: bigint, asset: string): bigint {
    const mine = [...this.#holds.values()].filter((hold) => hold.open && hold.owner === user && hold.asset === asset);
    return mine.reduce((sum, { total }) => sum + total, 0n);
  }

  #available(user: bigint, asset: string): bigint {
    return this.balance(user, asset) - this.held(user, asset);
  }

  #add(user: bigint, asset: string, amount: bigint): void {
    this.#balances.set(`${user}/${asset}`, this.balance(user, asset) + amount);
  }

  #execute(command: ModelCommand): string {
    switch (command.op) {
      case 'credit':
        if (command.amount <= 0n) return 'AMOUNT_INVALID';
        this.#add(command.to, command.asset, command.amount);
        return '0000';
      case 'transfer':
        return this.#transfer(command);
      case 'hold': {
        const { from, asset, amount, fee = 0n } = command;
        const ref = `${command.refKind}/${command.refId}`;
        if (amount <= 0n) return 'AMOUNT_INVALID';
        if (this.#holds.has(ref)) return 'ALREADY_EXISTS';
        if (this.#available(from, asset) < amount + fee) return 'BALANCE_NOT_ENOUGH';
        this.#holds.set(ref, { owner: from, asset, total: amount + fee, open: true });
        return '0000';
      }
      case 'capture': {
        const { to, amount, fee = 0n } = command;
        const hold = this.#holds.get(`${command.refKind}/${command.refId}`);
        if (!hold) return 'ORDER_NOT_FOUND';
        if (!hold.open) return 'ORDER_ALREADY_DONE';
        if (amount <= 0n || amount + fee > hold.total) return 'AMOUNT_INVALID';
        if (to === hold.owner) return 'USER_INVALID';
        hold.open = false;
        this.#add(hold.owner, hold.asset, -amount - fee);
        if (to !== 'world') this.#add(to, hold.asset, amount);
        return '0000';
      }
      case 'voidHold': {
        const hold = this.#holds.get(`${command.refKind}/${command.refId}`);
        if (!hold) return 'ORDER_NOT_FOUND';
        if (!hold.open) return 'ORDER_ALREADY_DONE';
        hold.open = false;
        return '0000';
      }
    }
  }

  #transfer({ from, to, asset, amount, fee }: TransferCommand): string {
    const feeAmount = fee?.amount ?? 0n;
    const byPayee = fee?.paidBy === 'payee';
    if (from === to) return 'USER_INVALID';
    if (amount <= 0n || (byPayee && feeAmount >= amount)) return 'AMOUNT_INVALID';
    const cost = amount + (byPayee ? 0n : feeAmount);
    if (this.#available(from, asset) < cost) return 'BALANCE_NOT_ENOUGH';
    this.#add(from, asset, -cost);
    this.#add(to, asset, amount - (byPayee ? feeAmount : 0n));
    return '0000';
  }
}
