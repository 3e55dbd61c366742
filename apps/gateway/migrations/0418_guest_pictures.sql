-- A picture in a guest's conversation with support belongs to the conversation: a guest is no member.
alter table stored_file alter column owner_id drop not null;
alter table stored_file
  add column conversation_id bigint references conversation,
  add constraint stored_file_has_owner check ((owner_id is null) <> (conversation_id is null));
create index stored_file_conversation on stored_file (conversation_id) where conversation_id is not null;
