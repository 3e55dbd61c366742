/** One measurement: a value beside the yardstick of the same run, and what it should keep to. */
export interface Row {
  readonly what: string;
  readonly value: string;
  readonly yardstick: string;
  readonly ratio: number;
  readonly aim: string;
  readonly met: boolean;
}
