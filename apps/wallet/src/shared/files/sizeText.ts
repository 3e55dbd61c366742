import type { I18n } from '@lingui/core';

const KILOBYTE = 1000;
const MEGABYTE = KILOBYTE * KILOBYTE;

/** The size of a file as people read it. @param bytes at least 1 */
export const sizeText = (bytes: number, i18n: I18n): string =>
  bytes < MEGABYTE
    ? `${i18n.number(Math.ceil(bytes / KILOBYTE))} KB`
    : `${i18n.number(bytes / MEGABYTE, { maximumFractionDigits: 1 })} MB`;
