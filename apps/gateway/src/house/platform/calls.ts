import { type contract, FEATURES } from '@ezwallet/api-client/contract';
import { AREA_CODES, fromMinorUnits, USDT_PLACES } from '@ezwallet/validators';
import type { Handler } from '../../call/CallContext.ts';
import { SANDBOX_PATHS } from '../../config/sandboxPaths.ts';
import type { Policy } from '../../config/index.ts';
import { appNow, type Db, sql } from '../../db/index.ts';
import { isAlwaysOpen, opensAt } from '../support/opensAt.ts';

const readOpening = async (db: Db, { support: { hours } }: Policy): Promise<number | null> =>
  isAlwaysOpen(hours) ? null : opensAt(hours, await appNow(db));

export const getCommonConfigs: Handler<typeof contract.common.getCommonConfigs> = async (_input, { config, db }) => ({
  kefuUrl: config.customerService.url ?? '',
  ocssUrl: '',
  tradeLimit: fromMinorUnits(config.policy.tradeLimit, USDT_PLACES),
  version: config.version,
  features: FEATURES.filter((feature) => config.policy.features[feature] !== false),
  featureLinks: FEATURES.flatMap((feature) => {
    const url = config.policy.features[feature];
    return typeof url === 'string' ? [{ feature, url }] : [];
  }),
  supportOpensAt: await readOpening(db, config.policy),
  ...(config.sandbox && { sandbox: { outboxPath: SANDBOX_PATHS.page, faucetPath: SANDBOX_PATHS.faucet } }),
});

/** Canada and the United States share an entry, and the United States also have their own. */
const AREAS = new Map(
  AREA_CODES.flatMap(({ diallingCode, regions }) =>
    regions.map((region) => [region, { countryCode: diallingCode, region }] as const),
  ),
);

export const getCountryCode: Handler<typeof contract.common.getCountryCode> = async () => [...AREAS.values()];

export const refreshOnlineStatus: Handler<typeof contract.common.refreshOnlineStatus> = async (
  _input,
  { db, session },
) => {
  await db.query(sql`
    update member set last_seen_at = app_now()
    where id = ${session.memberId} and (last_seen_at is null or last_seen_at < app_now() - interval '1 minute')`);
  return true;
};
