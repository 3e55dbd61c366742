import { recordType } from '../../db/index.ts';

/** What `create_sale` takes. */
export const saleOrder = recordType('sale_order', {
  asset_id: 'text',
  amount: 'bigint',
  price: 'bigint',
  fiat: 'text',
  fiat_amount: 'bigint',
  pay_method_id: 'int',
  pay_account_id: 'bigint',
  since: 'timestamptz',
  day_limit: 'bigint',
  orders: 'bigint',
  most_open: 'int',
  bought_stay: 'bigint',
  match_within: 'bigint',
  newcomer_below: 'int',
  promise: 'bonus_promise',
});

/** What `match_purchase` takes. */
export const purchaseOrder = recordType('purchase_order', {
  asset_id: 'text',
  amount: 'bigint',
  price: 'bigint',
  pay_method_id: 'int',
  since: 'timestamptz',
  day_limit: 'bigint',
  orders: 'bigint',
  most_open: 'int',
  pay_within: 'bigint',
  pay_remark: 'text',
  promise: 'bonus_promise',
  newcomers: 'boolean',
  middle: 'numeric',
  offer_no: 'text',
});
