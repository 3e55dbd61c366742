-- The list of hidden bills: few among many.
create index bill_hidden on bill (user_id, created_at desc, bill_no desc) where hidden;
