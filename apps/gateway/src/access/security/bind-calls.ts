import type { contract } from '@ezwallet/api-client/contract';
import type { Handler } from '../../call/CallContext.ts';
import { readLoginName } from '../../people/members/login-name.ts';
import { bindAddress } from './bind-address.ts';

export const bindPhone: Handler<typeof contract.user.bindPhone> = async ({ countryCode, phone, ...proofs }, ctx) => {
  await bindAddress(ctx, {
    name: readLoginName(phone, countryCode, 'phone'),
    mode: 'first',
    codes: undefined,
    ...proofs,
  });
  return true;
};

export const changePhone: Handler<typeof contract.user.changePhone> = async (
  { countryCode, phone, ...proofs },
  ctx,
) => {
  await bindAddress(ctx, {
    name: readLoginName(phone, countryCode, 'phone'),
    mode: 'change',
    codes: undefined,
    ...proofs,
  });
  return true;
};

export const bindEmail: Handler<typeof contract.user.bindEmail> = async ({ email, ...proofs }, ctx) => {
  await bindAddress(ctx, {
    name: readLoginName(email, undefined, 'email'),
    mode: 'first',
    codes: undefined,
    ...proofs,
  });
  return true;
};

export const changeEmail: Handler<typeof contract.user.changeEmail> = async ({ email, ...proofs }, ctx) => {
  await bindAddress(ctx, {
    name: readLoginName(email, undefined, 'email'),
    mode: 'change',
    codes: undefined,
    ...proofs,
  });
  return true;
};

export const bindPhoneOrEmailP96: Handler<typeof contract.user.bindPhoneOrEmailP96> = async (input, ctx) => {
  const { loginName, countryCode, ...proofs } = input;
  await bindAddress(ctx, { name: readLoginName(loginName, countryCode), mode: 'first', codes: undefined, ...proofs });
  return true;
};
