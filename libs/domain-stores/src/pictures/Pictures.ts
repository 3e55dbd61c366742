import type { Contract, ResponseOf } from '@ezwallet/api-client/contract';
import { Resource } from '../kit/Resource.ts';
import { Resources } from '../kit/Resources.ts';
import type { Deps } from '../ports/deps.ts';

/** A stored picture as a data URL, with its size in pixels. */
export type StoredPicture = ResponseOf<Contract['common']['getImage']>;

/** Stored pictures by the id of their file. A picture never changes, so each is loaded once in a session. */
export type Pictures = Resources<[fileId: string], StoredPicture>;

export const createPictures = ({ api }: Pick<Deps, 'api'>): Pictures =>
  new Resources((fileId: string) => new Resource(() => api.common.getImage({ fileId })));
