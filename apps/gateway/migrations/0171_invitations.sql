-- The members whom somebody has invited, latest first.
create index member_invited_by on member (invited_by, id desc) where invited_by is not null;
