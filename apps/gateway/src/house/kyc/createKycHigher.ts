import { type contract, KYC_ID_TYPES } from '@ezwallet/api-client/contract';
import { ApiFailure } from '../../call/ApiFailure.ts';
import type { Handler } from '../../call/CallContext.ts';
import { findIdentity } from '../../people/identity/identities.ts';
import { dayInChina } from '../../people/identity/documents.ts';
import { submitApplication } from './apply.ts';
import type { NamedFile } from './kyc-files.ts';

const DOCUMENT_AND_ADDRESS = 2;

export const createKycHigher: Handler<typeof contract.kyc.createKycHigher> = async (form, ctx) => {
  const { db, config, clock, session } = ctx;
  const { idFront, idBack, ...statement } = form;
  if (statement.expiry !== null && statement.expiry < dayInChina(clock.now())) throw new ApiFailure('TIME_INVALID');
  const identity = await findIdentity(db, config, session.memberId);
  if (idBack === undefined && identity && identity.idType !== KYC_ID_TYPES.passport)
    throw new ApiFailure('EMPTY_REQUIRED_INPUT', { fields: ['idBack'] });
  const files: NamedFile[] = [{ fileId: idFront, fileType: 'IMG', kind: 'idFront' }];
  if (idBack !== undefined) files.push({ fileId: idBack, fileType: 'IMG', kind: 'idBack' });
  return await submitApplication(ctx, { level: DOCUMENT_AND_ADDRESS, statement, files, field: 'idFront' });
};
