import type { ChartToken } from '../../tokens/tokens.ts';

interface PayLook {
  hue: ChartToken;
  /** Drawn around 0, 0. */
  path: string;
  /** Whether the path is a line. The others are outlines. */
  isLine?: boolean;
}

/**
 * Our own marks of the ways to pay: no logos. The characters are outlines of Noto Sans CJK SC Bold, Copyright 2014-2021 Adobe,
 * under the SIL Open Font License 1.1: see `NOTICE`.
 */
export const payWays = {
  card: {
    hue: 'c3',
    isLine: true,
    path: 'M-84.5-84.5H84.5a32.5 32.5 0 0 1 32.5 32.5V52a32.5 32.5 0 0 1-32.5 32.5H-84.5a32.5 32.5 0 0 1-32.5-32.5V-52a32.5 32.5 0 0 1 32.5-32.5zM-117-26H117M-71.5 35.75h52',
  },
  alipay: {
    hue: 'c1',
    path: 'M-15-118V-84H-107V-55H-15V-26H-94V4H-61L-75 8C-62 32-47 50-28 66-54 77-85 84-118 88-113 95-105 110-102 118-65 111-29 101 1 86 28 100 60 110 99 116 103 107 112 93 118 86 85 82 56 76 32 66 58 46 79 20 92-14L71-27 65-26H16V-55H108V-84H16V-118ZM-43 4H48C37 23 21 38 2 50-17 38-32 22-43 4Z',
  },
  weChat: {
    hue: 'c6',
    path: 'M-78-118C-87-102-104-82-120-70-115-65-108-53-105-47-86-62-65-86-51-108ZM-43 14V42C-43 59-45 79-60 95-55 99-45 110-41 115-22 95-18 65-18 43V36H1V54C1 64-3 69-7 72-3 77 2 89 3 96 7 91 14 85 47 64 45 59 43 50 41 43L25 53V14ZM65-43H84C81-21 78-1 73 17 68 0 65-17 62-36ZM-53-21V5H31V-3C35 2 39 7 41 10L47 1C50 19 54 36 59 51 49 70 36 85 17 96 22 101 31 112 34 118 49 107 62 95 72 80 80 94 90 107 103 116 107 108 116 97 122 92 107 83 96 69 87 53 98 26 105-6 109-43H118V-68H71C74-83 77-98 79-113L52-118C48-81 40-45 27-21ZM-74-65C-86-40-104-15-122 2-117 8-108 23-106 29-101 24-96 19-91 13V117H-64V-26C-59-35-54-44-50-52V-33H33V-97H13V-57H2V-118H-20V-57H-31V-97H-50V-57Z',
  },
  digitalYuan: {
    hue: 'c5',
    path: 'M-74 100C-57 100-39 94-25 84L-38 62C-48 68-58 71-69 71C-90 71-105 59-108 36H-22C-21 33-20 26-20 20C-20-20-40-48-79-48C-112-48-144-19-144 26C-144 72-113 100-74 100ZM-109 12C-106-8-93-19-78-19C-60-19-52-7-52 12ZM51 90H87V48H131V29H87V13H131V-5H95L139-90H101L85-50C80-37 75-25 70-12H69C63-25 59-37 54-50L37-90H-1L42-5H7V13H51V29H7V48H51Z',
  },
} as const satisfies Record<string, PayLook>;

/** A way to pay with a mark. */
export type PayWay = keyof typeof payWays;
