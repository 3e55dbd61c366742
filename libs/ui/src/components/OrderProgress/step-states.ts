/** How the step that an order has reached stands. */
export type OrderProgressStatus = 'waiting' | 'review' | 'done' | 'cancelled' | 'failed';

/** How one step stands: those before the current one are done, those after it are ahead. */
export type StepState = OrderProgressStatus | 'ahead';

/** States of `count` steps of which the one at `current` has the given status. */
export function stepStates(count: number, current: number, status: OrderProgressStatus): StepState[] {
  return Array.from({ length: count }, (_, at) => (at === current ? status : at < current ? 'done' : 'ahead'));
}
