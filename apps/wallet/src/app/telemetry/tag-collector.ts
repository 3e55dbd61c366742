import { activityPaths, contentPaths, aboutPaths, invitationPaths } from '../../world/paths.ts';

/** One thing that a visit did. It names no person, no device and nothing that somebody typed. */
export type Tag =
  | { readonly event: 'page_view'; readonly page: string }
  | { readonly event: 'web_vital'; readonly page: string; readonly name: string; readonly value: number };

/** Pages that everybody reads. No other page is ever named: not the login, and nothing with money. */
const READ_BY_ALL: readonly string[] = [
  aboutPaths.about(),
  contentPaths.notices(),
  contentPaths.questions(),
  activityPaths.all(),
  activityPaths.activity(),
  invitationPaths.invited(),
];

/** Whether a page may be named to a collector. */
export const isReadByAll = (page: string): boolean => READ_BY_ALL.includes(page);

/**
 * Sends tags to the collector of a tag manager. It runs none of the manager's scripts, which would stay in the page on
 * screens with money.
 *
 * @param collector an https address; without it nothing is ever sent
 */
export function createTagCollector(collector: string, send: typeof fetch): (tag: Tag) => void {
  if (!collector.startsWith('https://')) return () => undefined;
  return (tag) => {
    if (!isReadByAll(tag.page)) return;
    // Neither cookies nor an answer. A tag that is lost is no loss.
    const body = JSON.stringify(tag);
    void send(collector, { method: 'POST', body, mode: 'no-cors', credentials: 'omit', keepalive: true }).catch(
      () => undefined,
    );
  };
}
