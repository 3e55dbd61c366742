import type { Contract, RequestOf, ResponseOf } from '@ezwallet/api-client/contract';
import { addAmounts } from '@ezwallet/validators';
import type { Api } from '../ports/Api.ts';
import { FakeRefusal } from './FakeRefusal.ts';

type Request = RequestOf<Contract['transfer']['transferTo']>;
type Response = ResponseOf<Contract['transfer']['transferTo']>;

const TO_ADDRESS = 2;

/** The fate of one call: it works, its request is lost, its answer is lost, or the first one is still running. */
export type Weather = 'fair' | 'requestLost' | 'answerLost' | 'running';

/** A transfer server in memory that executes each request number once and always answers it the same. */
export class FakeTransferServer {
  /** Request numbers in the order in which money moved. */
  readonly executed: string[] = [];
  /** Request numbers of all calls that tried to move money, answered or not. */
  readonly asked: string[] = [];
  /** Applied to the calls that move money, first to last; afterwards the weather is fair. */
  weather: Weather[] = [];
  /** If set, the server refuses transfers with this code. */
  refuseWith: { code: string; body?: unknown } | null = null;
  /** If set, the server refuses previews with this code. */
  refusePreviewWith: { code: string; body?: unknown } | null = null;
  readonly #answers = new Map<string, Response | FakeRefusal>();

  readonly transfer: Pick<Api['transfer'], 'transferTo'> = { transferTo: (request) => this.#answer(request) };

  async #answer(request: Request): Promise<Response> {
    if ('preview' in request) {
      if (this.refusePreviewWith) throw new FakeRefusal(this.refusePreviewWith.code, this.refusePreviewWith.body);
      if (request.toType === TO_ADDRESS) return previewWithdrawal(request);
      return { nickMasked: 'W•••', userNoMasked: '88•••46', fee: '0', arriveBy: 1, warnings: ['FIRST_TIME'] };
    }
    this.asked.push(request.reqNo);
    const weather = this.weather.shift() ?? 'fair';
    if (weather === 'requestLost') throw new Error('network');
    if (weather === 'running') throw new FakeRefusal('2222');
    const answer = this.#answers.get(request.reqNo) ?? this.#execute(request.reqNo);
    this.#answers.set(request.reqNo, answer);
    if (weather === 'answerLost') throw new Error('timeout');
    if (answer instanceof FakeRefusal) throw answer;
    return answer;
  }

  #execute(reqNo: string): Response | FakeRefusal {
    if (this.refuseWith) return new FakeRefusal(this.refuseWith.code, this.refuseWith.body);
    this.executed.push(reqNo);
    return { billNo: `bill-${this.executed.length}`, fee: '0', status: 2, arriveBy: 1 };
  }
}

/** The preview of a server that adds a fee of 1. */
function previewWithdrawal({ to, amount, voucherId }: Extract<Request, { toType: typeof TO_ADDRESS }>): Response {
  const fee = voucherId === undefined ? '1' : '0';
  const total = addAmounts(amount, fee);
  return {
    address: to,
    addressName: '',
    fee,
    total,
    received: amount,
    remainToday: '1000',
    arriveBy: 1,
    warnings: ['FIRST_TIME'],
  };
}
