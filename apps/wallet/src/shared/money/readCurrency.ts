/** Codes of coins, as the wire spells them. */
const CODE = /^[A-Z0-9]{2,10}$/;

/** The coin that the query of a link names. Null for none, and for a text that is no code. */
export function readCurrency(query: URLSearchParams): string | null {
  const currency = query.get('currency') ?? '';
  return CODE.test(currency) ? currency : null;
}
