-- An invitation has its time and the network that it came from, so that staff see where somebody invites crowds.
create table invitation (
  member_id  bigint primary key references member,
  inviter_id bigint not null references member check (inviter_id < member_id),
  -- Null for those of before.
  network    text,
  bound_at   timestamptz not null default app_now()
);
create index invitation_of_inviter on invitation (inviter_id, member_id desc);
create index invitation_of_network on invitation (network, bound_at) where network is not null;

insert into invitation (member_id, inviter_id, bound_at)
select id, invited_by, created_at from member where invited_by is not null;
drop index member_invited_by;
alter table member drop column invited_by;
