-- Conversations: what is said in the chat of a trade and with support. A conversation has an opener (the buyer, or a member who asks
-- support) and an other side.

create or replace function keep_message() returns trigger language plpgsql as $$
begin
  raise exception 'messages are evidence: nobody changes or deletes one' using errcode = 'P0A01';
end $$;

-- Keeps a message, once for each sender and nonce. Messages of one conversation take turns, so that nobody who has read up to one
-- misses an earlier one.
create or replace function add_message(
  p_id bigint, p_by text, p_nonce uuid, p_text text, p_file text, p_warnings text[], p_most int, p_links text[] default '{}'
) returns conversation_message language plpgsql as $$
declare
  v_message conversation_message;
  v_seq int;
begin
  update conversation set last_seq = last_seq + 1 where id = p_id returning last_seq into v_seq;
  insert into conversation_message (conversation_id, seq, by, nonce, text, file_id, warnings, links)
  values (p_id, v_seq, p_by, p_nonce, p_text, p_file, p_warnings, p_links)
  on conflict (conversation_id, by, nonce) do nothing returning * into v_message;
  if not found then
    update conversation set last_seq = last_seq - 1 where id = p_id;
    select * into strict v_message from conversation_message where conversation_id = p_id and by = p_by and nonce = p_nonce;
    return v_message;
  end if;
  if v_seq > p_most then
    perform refuse('OVER_MAX_TOTAL');
  end if;
  perform see_up_to(p_id, p_by, v_seq);
  return v_message;
end $$;

-- A side has seen the messages up to one. Staff of a trade is no side of its chat.
create or replace function see_up_to(p_id bigint, p_by text, p_seq int) returns void language sql as $$
  update conversation set
    opener_seen = case when p_by in ('buyer', 'member') then greatest(opener_seen, least(p_seq, last_seq)) else opener_seen end,
    other_seen = case when p_by = 'seller' or (p_by = 'staff' and kind = 'support') then greatest(other_seen, least(p_seq, last_seq))
      else other_seen end
  where id = p_id
$$;

-- A member sends files of their own only, and a guest, who is no member, those of the conversation.
create or replace function refuse_foreign_file(p_member bigint, p_conversation bigint, p_file text, p_type text) returns void
language plpgsql as $$
begin
  if p_file is not null and not exists (
    select 1 from stored_file where file_id = p_file and file_type = p_type
      and case when p_member is null then conversation_id = p_conversation else owner_id = p_member end
  ) then
    raise exception using errcode = 'P0A10', message = 'ARGS_INVALID', detail = '{"fields": ["fileId"]}';
  end if;
end $$;

-- A member or a guest writes to support, which moves the conversation there. A repeated message moves nothing.
create or replace function ask_support(
  p_id bigint, p_nonce uuid, p_text text, p_file text, p_most int, p_type text default 'IMG'
) returns conversation_message language plpgsql as $$
declare
  c conversation;
begin
  select * into strict c from conversation where id = p_id for no key update;
  if not exists (select 1 from conversation_message where conversation_id = p_id and by = 'member' and nonce = p_nonce) then
    perform refuse_foreign_file(c.member_id, p_id, p_file, p_type);
    if c.state <> 'withSupport' then
      perform move_case('support', p_id, case c.state when 'new' then 'open' else 'write' end, 'member');
    end if;
    update conversation set opener_types_until = null where id = p_id;
  end if;
  return add_message(p_id, 'member', p_nonce, p_text, p_file, '{}', p_most);
end $$;

-- Support answers, and the member hears of the first answer of a turn. Without an answer the conversation closes after p_silence
-- milliseconds.
create or replace function answer_support(
  p_id bigint, p_nonce uuid, p_text text, p_most int, p_silence bigint
) returns conversation_message language plpgsql as $$
declare
  v_message conversation_message;
  v_state text := lock_case('support', p_id);
begin
  if v_state <> 'withMember' then
    perform move_case('support', p_id, 'reply', 'operator', p_due => app_now() + p_silence * interval '1 millisecond');
  end if;
  update conversation set other_types_until = null where id = p_id;
  v_message := add_message(p_id, 'staff', p_nonce, p_text, null, '{}', p_most);
  insert into notice (member_id, type, event, about, facts)
  select member_id, 'support', 'supportAnswered', no || ' ' || v_message.seq, jsonb_build_object('conversation', no)
  from conversation where id = p_id and member_id is not null and v_state <> 'withMember'
  on conflict do nothing;
  return v_message;
end $$;
