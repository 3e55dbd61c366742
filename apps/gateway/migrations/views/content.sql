-- Content that is on now: of each, the newest published version that has started, unless that one is over.
create view content_now as
select v.*, c.code, c.kind from content c
  cross join lateral (
    select * from content_version
    where content_id = c.id and state = 'published' and starts_at <= app_now() order by number desc limit 1
  ) v
where v.ends_at is null or v.ends_at > app_now();
