/** The tabs of the home screen, in order. The first one is open when the address names none. */
export const HOME_TABS = ['home', 'wealth', 'discover', 'mine'] as const;
export type HomeTab = (typeof HOME_TABS)[number];

/** The tab in an address. */
export function readTab(name: string | null): HomeTab {
  return HOME_TABS.find((tab) => tab === name) ?? HOME_TABS[0];
}
