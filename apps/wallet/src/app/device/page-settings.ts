/** Stages of a deployment whose console is open (product specification, section 9). Every other one is silent. */
const OPEN_STAGES: readonly string[] = ['dev', 'fat', 'uat'];

/** The key in the local storage with which somebody opens the console of their own browser. */
const FLAG = 'vconsole';

/** A setting that the gateway has written into the page. */
export const pageSetting = (page: Pick<Document, 'querySelector'>, name: string): string =>
  page.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content ?? '';

/** Whether the stage, or the person's own flag, opens the console. */
export function isConsoleOpen({ document, localStorage }: Pick<Window, 'document' | 'localStorage'>): boolean {
  if (import.meta.env.DEV || OPEN_STAGES.includes(pageSetting(document, 'stage'))) return true;
  try {
    return localStorage.getItem(FLAG) === 'true';
  } catch {
    // No storage, no flag.
    return false;
  }
}

/** Silences the console where it is not open. Faults still reach the browser's own list of errors. */
export function silenceConsole(view: Pick<Window, 'document' | 'localStorage'> & { console: Console }): void {
  if (isConsoleOpen(view)) return;
  for (const name of ['debug', 'info', 'log', 'warn', 'error'] as const) view.console[name] = () => undefined;
}
