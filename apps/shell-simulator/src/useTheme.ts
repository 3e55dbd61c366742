import { useEffect, useState } from 'react';

type Theme = 'dark' | 'light';

/** The simulator's own scheme: `?theme=` in its address, or the preference of the system. */
export function useTheme() {
  const [theme, setTheme] = useState<Theme>(startingTheme);
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  return { theme, toggle: () => setTheme(theme === 'dark' ? 'light' : 'dark') };
}

function startingTheme(): Theme {
  const asked = new URLSearchParams(location.search).get('theme');
  if (asked === 'dark' || asked === 'light') return asked;
  return matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
}
