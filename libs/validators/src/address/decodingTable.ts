const ASCII = 128;

/** Turns an alphabet into its inverse: the value of each ASCII code, -1 for characters outside the alphabet. */
export function decodingTable(alphabet: string): Int8Array {
  const table = new Int8Array(ASCII).fill(-1);
  for (let value = 0; value < alphabet.length; value += 1) table[alphabet.charCodeAt(value)] = value;
  return table;
}
