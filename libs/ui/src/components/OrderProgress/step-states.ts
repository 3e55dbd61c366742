/** State of the current step. */
export type OrderProgressStatus = 'waiting' | 'review' | 'done' | 'cancelled' | 'failed';

/** State of one step: steps before the current one are done, later ones are ahead. */
export type StepState = OrderProgressStatus | 'ahead';

/** States of `count` steps when the step at `current` has the given status. */
export function stepStates(count: number, current: number, status: OrderProgressStatus): StepState[] {
  return Array.from({ length: count }, (_, at) => (at === current ? status : at < current ? 'done' : 'ahead'));
}
