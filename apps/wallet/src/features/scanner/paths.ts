/** Path of the scanner. */
export const scannerPaths = {
  scan: () => '/scaner',
} as const;
