-- Everything that has a state, in one list.
create view process_case as
  select 'withdrawal' as process, id, state, version, changed from withdrawal
  union all select 'deposit', id, state, version, changed from deposit
  union all select 'payment', id, state, version, changed from merchant_payment
  union all select 'trade', id, state, version, changed from sale
  union all select 'recovery', id, state, version, changed from recovery_request
  union all select 'kyc', id, state, version, changed from kyc_case
  union all select 'offer', id, state, version, changed from offer
  union all select 'bonus', id, state, version, changed from bonus
  union all select 'voucherUse', id, state, version, changed from voucher_use
  union all select 'freeze', id, state, version, changed from account_freeze
  union all select 'support', id, state, version, changed from conversation where kind = 'support' and state <> 'new'
  union all select 'appeal', id, state, version, changed from appeal
  union all select 'content', id, state, version, changed from content_version;

-- Foreign keys keep every event legal. Here each case is held against its events and its hold.
create view invariant_process as
with audited_hold as (
  select ref_kind, case when ref_id ~ '^[0-9]{1,18}$' then ref_id::bigint end as case_id from hold where state = 0
  union
  select ref_kind, case when ref_id ~ '^[0-9]{1,18}$' then ref_id::bigint end from hold where in_audit(changed)
), audited as (
  select process, id, state, version from process_case where in_audit(changed)
  union select c.process, c.id, c.state, c.version from process_event e
    join process_case c on c.process = e.process and c.id = e.case_id where in_audit(e.changed)
  union select c.process, c.id, c.state, c.version from audited_hold h
    join process_case c on c.process = h.ref_kind and c.id = h.case_id
)
select
  (select count(*) from audited c
    where c.version <> (select count(*) from process_event e where e.process = c.process and e.case_id = c.id)
      or c.state is distinct from (select e.to_state from process_event e where e.process = c.process and e.case_id = c.id
                                   order by e.seq desc limit 1)) as cases_apart_from_their_events,
  (select count(*) from audited c left join process_state s on s.process = c.process and s.state = c.state
    where s.state is null or s.hold is distinct from (
      select h.state from hold h where h.ref_kind = c.process and h.ref_id = c.id::text)) as cases_apart_from_their_holds,
  (select count(*) from hold h
    where in_audit(h.changed) and exists (select 1 from process_state s where s.process = h.ref_kind and s.hold is not null)
      and not exists (
        select 1 from process_case c
        where c.process = h.ref_kind and c.id = case when h.ref_id ~ '^[0-9]{1,18}$' then h.ref_id::bigint end)
  ) as holds_without_case;
