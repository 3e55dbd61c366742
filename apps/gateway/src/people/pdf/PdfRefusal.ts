/** Why a PDF is not taken: it needs a password, has too many pages or bytes, or is none that a reader opens. */
export type PdfFault = 'locked' | 'tooLong' | 'damaged';

/** How the process that builds PDFs again ends. Any other end means a damaged one: out of memory, killed, a fault of the reader. */
export const EXIT_CODES: Readonly<Record<PdfFault, number>> = { locked: 10, tooLong: 11, damaged: 12 };

export class PdfRefusal extends Error {
  override readonly name = 'PdfRefusal';
  readonly fault: PdfFault;

  constructor(fault: PdfFault) {
    super(fault);
    this.fault = fault;
  }
}
