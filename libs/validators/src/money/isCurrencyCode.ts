const CURRENCY_CODE = /^[A-Z0-9]{2,10}$/;

/** Whether the text has the form of an asset's code, such as `USDT`. */
export function isCurrencyCode(text: string): boolean {
  return CURRENCY_CODE.test(text);
}
