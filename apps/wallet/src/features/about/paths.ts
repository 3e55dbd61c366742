/** Paths of what the wallet says about itself. */
export const aboutPaths = {
  about: () => '/about',
} as const;
