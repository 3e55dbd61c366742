import * as v from 'valibot';

/** The two paging fields of every list request. */
export const pageRequest = {
  pageNo: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000)),
  pageSize: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
};

/** One page of a list, with the total number of rows. */
export const pageOf = <Item extends v.GenericSchema>(item: Item) =>
  v.object({ pageNo: v.number(), pageSize: v.number(), total: v.number(), list: v.array(item) });
