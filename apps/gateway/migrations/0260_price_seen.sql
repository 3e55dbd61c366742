-- The highest price that a buyer agreed to, so that the order can say how much less it costs. Null for older purchases, and for
-- an acceptor's, who sees the price of the sale.
alter table purchase add column price_seen bigint;
