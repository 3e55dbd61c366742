-- What a member ordered since the day began, and what a member's lists of trades show first. The order of ids is the same one,
-- but a condition on the time cannot use it.
create index sale_of_seller on sale (seller_id, created_at desc);
create index purchase_of_buyer on purchase (buyer_id, created_at desc);
drop index sale_seller;
drop index purchase_buyer;

-- Cancellations of a day.
create index sale_cancelled on sale (seller_id, closed_at) where state = 'cancelled';
create index purchase_cancelled on purchase (buyer_id, closed_at) where outcome = 'cancelled';

-- Who appealed late, for a sale that ended without a buyer.
create index appeal_late_of_sale on appeal (sale_id) where is_late;

-- Who may see the payment code of an account.
create index pay_account_code on pay_account (qr_file_id) where qr_file_id is not null;

-- The audit of each minute looks at late appeals that changed, not at all there ever were.
alter table appeal add column changed xid8 not null default pg_current_xact_id();
create index appeal_changed on appeal (changed);
