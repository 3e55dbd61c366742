-- Ways to pay that staff have closed. A sale begins where selling is open, and a purchase where buying is. Orders that have begun
-- go on, so a waiting sale still finds its buyer while selling is closed.

create or replace function is_pay_method_closed(p_side text, p_method int) returns boolean language sql stable as $$
  select exists (select 1 from closed_pay_method where side = p_side and (pay_method_id is null or pay_method_id = p_method))
$$;

-- Lets what begins and what closes take turns: after a closing has committed, nothing begins any more. A beginning takes it
-- before it locks an offer.
create or replace function wait_for_closings() returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(hashtext('closed_pay_method'));
end $$;

-- Refuses what would begin on a closed way, until the end of the transaction.
create or replace function keep_pay_method_open(p_side text, p_method int) returns void language plpgsql as $$
begin
  perform wait_for_closings();
  if is_pay_method_closed(p_side, p_method) then
    perform refuse('NO_THIS_METHOD');
  end if;
end $$;

-- Closes a way to pay for one side, or without p_method the whole side. Acceptors who were asked are free, and have missed
-- nothing. Returns false where it is closed already.
create or replace function close_pay_method(p_side text, p_method int, p_by text, p_reason text) returns boolean
language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('closed_pay_method'));
  insert into closed_pay_method (side, pay_method_id, closed_by, reason) values (p_side, p_method, p_by, p_reason)
  on conflict do nothing;
  if not found then
    return false;
  end if;
  perform move_open_offer(o.id, 'take', 'platform')
  from offer o left join purchase_ask k on k.id = o.ask_id left join sale s on s.id = o.sale_id
  where o.state = 'open' and o.expires_at > app_now() and (p_side = 'buy' or o.ask_id is not null)
    and (p_method is null or coalesce(k.pay_method_id, s.pay_method_id) = p_method);
  return true;
end $$;
