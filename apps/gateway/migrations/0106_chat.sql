-- The chat of a trade, between the two sides of one purchase, with staff in an appeal.

create table chat (
  purchase_id bigint primary key references purchase,
  last_seq    int not null default 0,
  -- The last message that each side has seen.
  buyer_seen  int not null default 0,
  seller_seen int not null default 0
);

create table chat_message (
  purchase_id bigint not null references chat,
  seq         int not null,
  by          text not null check (by in ('buyer', 'seller', 'staff')),
  -- Made by the sender's app: a retry is no second message.
  nonce       uuid not null default gen_random_uuid(),
  text        text not null default '',
  file_id     text references stored_file (file_id),
  -- Why readers are warned.
  warnings    text[] not null default '{}',
  at          timestamptz not null default app_now(),
  primary key (purchase_id, seq),
  unique (purchase_id, by, nonce),
  check ((text = '') = (file_id is not null))
);
create index chat_message_file on chat_message (file_id) where file_id is not null;

-- The text of this function is in functions/chat.sql.
create function keep_message() returns trigger language plpgsql as 'begin return null; end';
create trigger chat_message_kept before update or delete on chat_message for each row execute function keep_message();
