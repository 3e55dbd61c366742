-- What the audit may trust, and where it looks.

create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only: correct it with a new transfer', tg_table_name using errcode = 'P0A01';
end $$;

-- True for the rows that the running audit looks at: those that the checkpoint's snapshot did not see. Their
-- transactions began later (`ledger.audit_from` on) or were running then (`ledger.audit_late`). Without these settings
-- it is true for all rows. `ledger.audit_until` leaves out rows that came from a dump of another server, whose
-- transactions have higher numbers; the first audit on this server looks at all of them.
create or replace function in_audit(p_changed xid8) returns boolean language sql stable as $$
  select p_changed >= coalesce(nullif(current_setting('ledger.audit_from', true), ''), '0')::xid8
     and p_changed < coalesce(nullif(current_setting('ledger.audit_until', true), ''), '18446744073709551615')::xid8
      or p_changed = any (coalesce(nullif(current_setting('ledger.audit_late', true), ''), '{}')::xid8[])
$$;

-- Marks a row as changed, whoever writes it.
create or replace function note_change() returns trigger language plpgsql as $$
begin
  new.changed := pg_current_xact_id();
  return new;
end $$;

create or replace trigger bill_change before update on bill for each row execute function note_change();
create or replace trigger hold_change before update on hold for each row execute function note_change();
create or replace trigger deposit_change before update on deposit for each row execute function note_change();
create or replace trigger sale_change before update on sale for each row execute function note_change();
create or replace trigger appeal_change before update on appeal for each row execute function note_change();
create or replace trigger recovery_request_change before update on recovery_request for each row execute function note_change();
create or replace trigger account_freeze_change before update on account_freeze for each row execute function note_change();
create or replace trigger conversation_change before update on conversation for each row execute function note_change();
create or replace trigger offer_change before update on offer for each row execute function note_change();
create or replace trigger withdrawal_change before update on withdrawal for each row execute function note_change();
create or replace trigger merchant_payment_change before update on merchant_payment for each row execute function note_change();
create or replace trigger withdrawal_day_change before update on withdrawal_day for each row execute function note_change();
create or replace trigger voucher_use_change before update on voucher_use for each row execute function note_change();
create or replace trigger bonus_change before update on bonus for each row execute function note_change();
create or replace trigger method_bonus_day_change before update on method_bonus_day for each row execute function note_change();
create or replace trigger house_bonus_day_change before update on house_bonus_day for each row execute function note_change();
create or replace trigger acceptor_income_change before update on acceptor_income for each row execute function note_change();
