/** Paths of the about screen. */
export const aboutPaths = {
  about: () => '/about',
} as const;
