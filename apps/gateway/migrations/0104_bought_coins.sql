-- Finds what a member bought within a day.
create index purchase_ended on purchase (buyer_id, closed_at) where outcome = 'completed';
