-- What a money command answers. The functions that answer in another form leave; the repeatable files make the new ones.
create type command_answer as (code text, result jsonb);

drop function if exists op_credit(bigint, text, text, text, bigint, text, bigint, int, text, text, bigint);
drop function if exists op_hold(bigint, text, text, bigint, text, bigint, bigint, text, text, int, text);
drop function if exists op_capture(bigint, text, text, text, text, bigint, bigint, bigint, int, int, text);
drop function if exists op_void(bigint, text, text, text, text);
drop function if exists op_transfer(bigint, text, text, bigint, bigint, text, bigint, bigint, boolean, int, int, text);
drop function if exists idem_replay(bigint, text, text, text);
drop function if exists idem_refuse(bigint, text, text);
drop function if exists claim_request(money_call, jsonb);
drop function if exists keep_refusal(money_call, text);
drop function if exists refuse_request(money_call, text);
drop function if exists await_request(money_call);
drop function if exists send_money(
  money_call, jsonb, bigint, text, bigint, bigint, int, text, date, bigint, bigint, text, timestamptz, bigint, bigint
);
drop function if exists request_withdrawal(
  money_call, jsonb, bigint, text, text, text, bigint, bigint, int, text, date, bigint, bigint, int, bigint, bigint, int, bigint,
  text, boolean, bigint, int
);

-- Rows come in the order of their time, so a range index finds old ones and costs the money calls almost nothing.
create index idem_at on idem using brin (at) with (pages_per_range = 32, autosummarize = on);

-- The same for the entries of one transfer: transfers are numbered in their order.
create index entry_transfer on entry using brin (transfer_id) with (pages_per_range = 64, autosummarize = on);
