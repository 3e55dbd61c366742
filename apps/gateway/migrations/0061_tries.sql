-- Tries at a secret that are running now, once for each counter that they count for. See functions/tries.sql.
create sequence attempt_try_id;
create table attempt_try (
  id    bigint not null,
  key   text not null,
  until timestamptz not null,
  primary key (key, id)
);
create index attempt_try_of_id on attempt_try (id);
create index attempt_try_expiry on attempt_try (until);

-- Wrong payment passwords count like other wrong tries.
insert into attempt_counter (key, points, expires_at)
select 'payment password ' || id, pay_password_fails, coalesce(pay_password_locked_until, app_now() + interval '100 years')
from member where pay_password_fails > 0 on conflict (key) do nothing;
alter table member drop column pay_password_fails;
alter table member drop column pay_password_locked_until;
