-- The rows of legal moves carry everything that a move is, and `move_case` executes them.
alter table process_move
  add column effect       text not null default 'keep',
  add column time_limit   text,
  add column takes_ticket boolean not null default false;

update process_move m set effect = e.effect
from (values
  ('withdrawal', 'request', 'hold'), ('withdrawal', 'confirm', 'capture'), ('withdrawal', 'refuse', 'void'),
  ('deposit', 'see', 'expect'), ('deposit', 'credit', 'credit'), ('deposit', 'seeAgain', 'expect'), ('deposit', 'drop', 'cancel'),
  ('deposit', 'approve', 'credit'), ('deposit', 'reject', 'cancel'),
  ('kyc', 'pass', 'lift'),
  ('trade', 'create', 'hold'), ('trade', 'sellerCancel', 'void'), ('trade', 'matchDeadline', 'void'), ('trade', 'agreeCancel', 'void'),
  ('trade', 'lastPayDeadline', 'void'), ('trade', 'release', 'capture'), ('trade', 'agreeRelease', 'capture'),
  ('trade', 'agreeRefund', 'void'), ('trade', 'verdictRelease', 'capture'), ('trade', 'verdictRefund', 'void'),
  ('trade', 'verdictSplit', 'split')
) as e (process, event, effect)
where m.process = e.process and m.event = e.event;

update process_move m set time_limit = l.time_limit
from (values
  ('withdrawal', 'approve', 'sign'), ('payment', 'place', 'pay'), ('payment', 'begin', 'pay'), ('payment', 'arrive', 'pay'),
  ('recovery', 'ask', 'wait'),
  ('trade', 'create', 'match'), ('trade', 'match', 'pay'), ('trade', 'pay', 'release'), ('trade', 'buyerCancel', 'match'),
  ('trade', 'payDeadline', 'match'), ('trade', 'extend', 'pay'), ('trade', 'releaseDeadline', 'answer'), ('trade', 'openAppeal', 'answer'),
  ('trade', 'withdrawAppeal', 'release')
) as l (process, event, time_limit)
where m.process = l.process and m.event = l.event;

-- Members confirm with the payment password what gives coins away. A buyer who asks to cancel after the payment gives up the coins,
-- since the seller's consent then ends the trade.
update process_move set takes_ticket = true
where process = 'trade' and (event in ('release', 'agreeRelease', 'agreeRefund') or (event = 'agreeCancel' and from_state = 'paid')
  or (event = 'askCancel' and from_state = 'paid' and actor = 'buyer'));

-- What a move needs beside its row: the state that the caller saw, facts that the event keeps, the buyer's part of a split, the fee
-- and the kind of a credit.
create type move_facts as (seen text, detail jsonb, amount bigint, fee bigint, biz_type int);

-- A member's action on a trade: the bill, the event, the side that may cause it (null for both), the state that the member saw, and
-- what goes with it.
create type trade_act as (
  bill_no text, event text, side text, state text, reason text, text text, files text[], purchase_id bigint
);

-- The policy of trades, as actions need it.
create type trade_rules as (
  release_instant interval, release_bank interval, extend_last interval, extend_more interval, answer_within interval,
  cancel_questions int, cancel_free int, cancel_waits interval[], day_start timestamptz, day_end timestamptz
);
