/** The tabs of the home screen, in their order; the first one is open when the address names none. */
export const HOME_TABS = ['home', 'wealth', 'discover', 'mine'] as const;
export type HomeTab = (typeof HOME_TABS)[number];

/** The tab that an address asks for. */
export function readTab(name: string | null): HomeTab {
  return HOME_TABS.find((tab) => tab === name) ?? HOME_TABS[0];
}
