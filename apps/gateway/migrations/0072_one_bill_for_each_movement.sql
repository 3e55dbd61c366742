-- A movement has at most one bill for each member and direction. If this fails, somebody has doubled a bill by SQL:
-- find it with `select group_id, user_id, direction from bill group by 1, 2, 3 having count(*) > 1`.
create unique index bill_of_movement on bill (group_id, user_id, direction) where group_id is not null;

-- Nothing of the gateway deletes a bill: its owner hides it.
create trigger bill_kept before delete on bill for each row execute function refuse_change();
create trigger bill_not_emptied before truncate on bill for each statement execute function refuse_change();
create trigger transfer_not_emptied before truncate on transfer for each statement execute function refuse_change();
create trigger entry_not_emptied before truncate on entry for each statement execute function refuse_change();
