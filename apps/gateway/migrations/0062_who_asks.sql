-- A code belongs to whoever asked for it: a device before the login, a member in a session. Older codes belong to nobody.
alter table one_time_code add column asker text not null default '';
alter table one_time_code alter column asker drop default;
drop index one_time_code_target;
create index one_time_code_target on one_time_code (target, scene, asker, id desc);

-- A device that an account knows is known by its fingerprint too. Devices from before prove themselves once more.
alter table member_device add column fingerprint bytea;
