/** Paths of login and registration. */
export const authPaths = {
  /** @param query `from`: where to go after the login */
  login: (query?: { from: string }) => (query && query.from !== '/' ? `/login?${new URLSearchParams(query)}` : '/login'),
  register: () => '/register',
} as const;
