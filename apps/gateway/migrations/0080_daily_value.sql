-- What all holdings of a member were worth on a day of UTC+8, in USDT at the prices of the last record of that day.
-- A member has their first row after their first movement of money.
create table daily_value (
  member_id bigint not null references member (id),
  day       date not null,
  usdt      numeric(38, 6) not null check (usdt >= 0),
  primary key (member_id, day)
);
