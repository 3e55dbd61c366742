/** Paths of signing in and opening an account. */
export const authPaths = {
  /** @param query `from`: where to go afterwards */
  login: (query?: { from: string }) => (query && query.from !== '/' ? `/login?${new URLSearchParams(query)}` : '/login'),
  register: () => '/register',
} as const;
