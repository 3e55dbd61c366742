/** One measurement: a value, the value of the same run that it is compared with, and its target. */
export interface Row {
  readonly what: string;
  readonly value: string;
  readonly yardstick: string;
  readonly ratio: number;
  readonly aim: string;
  readonly met: boolean;
}
