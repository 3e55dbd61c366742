-- The total of a member's bills comes with each page of them. With the hidden ones left out, the index alone can count them.
drop index bill_of_user;
create index bill_of_user on bill (user_id, created_at desc, bill_no desc) where not hidden;
