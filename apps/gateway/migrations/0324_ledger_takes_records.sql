-- The first migrations created it, with a position for each part.
drop function if exists post_leg(uuid, int, bigint, bigint, text, bigint, int, bigint, bigint, timestamptz);

-- What makes a command of the ledger safe to repeat.
create type ledger_key as (actor bigint, key text, hash text);

-- What a command of the ledger moves: from whom, to whom, of which coin, how much, at which fee. Each command says which parts it
-- leaves null.
create type money_order as (payer bigint, payee bigint, asset_id text, amount bigint, fee bigint, remark text);

-- What opening a call needs: the token and whether the call needs one; how its session slides; how the call is counted, with null
-- for the class where the process counts by itself; the device.
create type call_opening as (
  token bytea, needed boolean, slide boolean, slide_after bigint, idle bigint, class text, caller text, "window" bigint,
  device uuid, fingerprint bytea
);
