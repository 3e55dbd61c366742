/** One character for a bank's mark. Half of the large banks begin with the name of the country, which tells nothing. */
export function bankMark(bankName: string): string {
  const rest = bankName.replace(/^中(?:国|(?=信))/, '');
  return (rest.startsWith('银行') ? bankName : rest).charAt(0);
}
