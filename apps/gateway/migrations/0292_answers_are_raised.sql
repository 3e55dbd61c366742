-- It raises the answer of an earlier request and returns nothing.
drop function if exists claim_request(money_call, jsonb);

-- The bills of both sides of a capture: their types, the remark, and the receiver's number, of a waiting bill or a new one.
create type bill_pair as (send_type int, recv_type int, remark text, expected text, received text);
