/** A refusal that a person of staff reads as it is. */
export class StaffError extends Error {
  override readonly name = 'StaffError';
}
