/**
 * The CRC of ISO/IEC 13239 with polynomial 0x1021 and initial value 0xFFFF, as in EMVCo payment codes (EMV QR Code
 * Specification for Payment Systems, Merchant-Presented Mode, section 4.7.3). It detects typos, not forgeries.
 *
 * @param text ASCII.
 * @returns four hexadecimal digits in upper case.
 */
export function crc16(text: string): string {
  let crc = 0xffff;
  for (let at = 0; at < text.length; at += 1) {
    crc ^= text.charCodeAt(at) << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : crc << 1;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}
