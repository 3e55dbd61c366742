-- By this number a seller names a buyer who has left the sale: the sale's own bill is with the next one.
alter table purchase add column match_no text not null unique default next_bill_no(app_now());

-- The repeatable one returns more columns.
drop function if exists own_side(bigint, text);
