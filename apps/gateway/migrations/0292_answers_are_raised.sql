-- It raises the answer of an earlier request and returns nothing.
drop function if exists claim_request(money_call, jsonb);
