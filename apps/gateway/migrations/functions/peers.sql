-- Blocked members and favourites.

-- Whether one of two members has blocked the other.
create or replace function is_blocked_pair(p_one bigint, p_other bigint) returns boolean language sql stable as $$
  select exists (select 1 from trade_peer
    where is_blocked and (member_id, peer_id) in ((p_one, p_other), (p_other, p_one)))
$$;

-- Everybody whom a member has blocked, and who has blocked the member: for a question about many at once.
create or replace function members_apart_from(p_member bigint) returns setof bigint language sql stable as $$
  select peer_id from trade_peer where is_blocked and member_id = p_member
  union all select member_id from trade_peer where is_blocked and peer_id = p_member
$$;

-- Sets or removes a mark on the other side of an own trade (p_bill) or on a member of the own list (p_ref).
create or replace function mark_peer(
  p_member bigint, p_bill text, p_ref text, p_new_ref text, p_mark text, p_is_on boolean, p_most int
) returns void language plpgsql as $$
declare
  v_peer bigint;
begin
  if p_bill is not null then
    select case o.side when 'buyer' then s.seller_id else b.buyer_id end into v_peer
    from own_side(p_member, p_bill) o join sale s on s.id = o.sale_id join purchase b on b.id = o.purchase_id;
    perform refuse('ORDER_NOT_FOUND') where v_peer is null;
  else
    select peer_id into v_peer from trade_peer where member_id = p_member and peer_ref = p_ref;
    perform refuse('USER_NOT_FOUND') where v_peer is null;
  end if;
  if not p_is_on then
    delete from trade_peer where member_id = p_member and peer_id = v_peer
      and case p_mark when 'blocked' then is_blocked else is_favourite end;
    return;
  end if;
  perform 1 from member where id = p_member for no key update;
  insert into trade_peer (member_id, peer_id, peer_ref, is_blocked, is_favourite)
  values (p_member, v_peer, p_new_ref, p_mark = 'blocked', p_mark = 'favourite')
  on conflict (member_id, peer_id) do update
    set is_blocked = excluded.is_blocked, is_favourite = excluded.is_favourite, marked_at = app_now();
  perform refuse('OVER_MAX_TOTAL') where (select count(*) from trade_peer where member_id = p_member) > p_most;
end $$;
