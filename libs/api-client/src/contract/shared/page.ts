import * as v from 'valibot';

/** The two paging fields every list request carries. */
export const pageRequest = {
  pageNo: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000)),
  pageSize: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
};

/** One page of a list, with the number of rows in all. */
export const pageOf = <Item extends v.GenericSchema>(item: Item) =>
  v.object({ pageNo: v.number(), pageSize: v.number(), total: v.number(), list: v.array(item) });
