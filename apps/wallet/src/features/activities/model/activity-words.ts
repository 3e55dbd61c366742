import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { OfferedActivity } from '@ezwallet/api-client/contract';
import { moneyText } from '../../../shared/money/moneyText.ts';

type Rule = Pick<OfferedActivity, 'kind' | 'activityName' | 'goal' | 'minAmount'>;

/** The name of an activity: staff's own words, otherwise by what counts. */
export function activityName({ kind, activityName, goal, minAmount }: Rule): string | MessageDescriptor {
  if (activityName !== '') return activityName;
  const least = moneyText(minAmount, 'USDT');
  switch (kind) {
    case 'trade':
      return msg`${plural(goal, { one: '# secured trade', other: '# secured trades' })}`;
    case 'deposit':
      return msg`Deposit ${least}`;
    case 'invite':
      return msg`Invite a friend`;
    case 'free':
      return msg`A gift from us`;
  }
}

/** Says what counts, in one line. */
export function activityRule({ kind, minAmount }: Rule): MessageDescriptor {
  const least = moneyText(minAmount, 'USDT');
  switch (kind) {
    case 'trade':
      return msg`Buy or sell ${least} or more each time`;
    case 'deposit':
      return msg`${least} or more at once`;
    case 'invite':
      return msg`For both, after their first trade of ${least}`;
    case 'free':
      return msg`We choose who gets it`;
  }
}

/** Says what a person does for it: the heading of the second step. */
export function activityTask({ kind, goal, minAmount }: Rule): MessageDescriptor {
  const least = moneyText(minAmount, 'USDT');
  switch (kind) {
    case 'trade':
      return msg`Complete ${plural(goal, { one: '# trade', other: '# trades' })}`;
    case 'deposit':
      return msg`Deposit ${least}`;
    case 'invite':
      return msg`Invite a friend`;
    case 'free':
      return msg`Wait for our message`;
  }
}

/** How far the person has come. */
export function activityDone({ kind, goal }: Rule, done: number): MessageDescriptor {
  switch (kind) {
    case 'trade':
      return msg`${done} of ${plural(goal, { one: '# trade', other: '# trades' })}`;
    case 'deposit':
      return msg`${done} of ${plural(goal, { one: '# deposit', other: '# deposits' })}`;
    case 'invite':
    case 'free':
      return msg`${plural(done, { one: '# reward', other: '# rewards' })}`;
  }
}
