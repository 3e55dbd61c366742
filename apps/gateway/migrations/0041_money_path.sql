-- A money call of a member is one statement, and its answer is stored once.

-- Request numbers of members and keys of commands are kept in one place: `idem`. The row of a member's request holds the
-- answer of the wire; the money that it moved needs no second row.
update idem i set op = 'request', hash = rtrim(translate(encode(r.body_hash, 'base64'), '+/', '-_'), '='),
  code = r.code, result = nullif(r.answer, 'null'::jsonb), at = r.created_at
from money_request r where i.actor = r.member_id and i.key = r.req_no::text;
insert into idem (actor, key, op, hash, code, result, at)
select member_id, req_no::text, 'request', rtrim(translate(encode(body_hash, 'base64'), '+/', '-_'), '='), code,
  nullif(answer, 'null'::jsonb), created_at
from money_request on conflict (actor, key) do nothing;
drop table money_request;

-- What a member confirmed: the request number with the digest of its fields, the session, and the payment ticket.
create type money_call as (member_id bigint, req_no text, hash text, token bytea, scene text, ticket bytea);
