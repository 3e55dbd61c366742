-- How a device describes itself after a login, and where it is used if its member agrees. Places are rounded to 11 km.
alter table member_device
  add column record      jsonb,
  add column keeps_place boolean not null default false,
  add column latitude    numeric(3, 1) check (latitude between -90 and 90),
  add column longitude   numeric(4, 1) check (longitude between -180 and 180),
  add column place_at    timestamptz,
  add constraint member_device_place check (
    (latitude is null) = (longitude is null) and (latitude is null) = (place_at is null)
    and (keeps_place or latitude is null));

alter table login_log
  add column device_type text check (device_type in ('phone', 'tablet', 'computer')),
  add column system      text not null default '',
  add column latitude    numeric(3, 1) check (latitude between -90 and 90),
  add column longitude   numeric(4, 1) check (longitude between -180 and 180);

-- The member's wish that the native app keeps balances and secrets out of pictures of the screen.
alter table member add column screenshot_protection boolean not null default false;
