/** What a list request asks for; pages count from 1. */
export interface PageRequest {
  readonly pageNo: number;
  readonly pageSize: number;
}

/** One page of a list that is in memory as a whole. */
export function slicePage<Item>(all: readonly Item[], { pageNo, pageSize }: PageRequest) {
  return { pageNo, pageSize, total: all.length, list: all.slice((pageNo - 1) * pageSize, pageNo * pageSize) };
}
