-- A PDF in a conversation with support. Its name is the one under which others save it.
alter table stored_file drop constraint stored_file_file_type_check;
alter table stored_file
  add column name text,
  add constraint stored_file_file_type_check check (file_type in ('IMG', 'VIDEO', 'PDF')),
  add constraint stored_file_has_name check ((file_type = 'PDF') = (name is not null));
