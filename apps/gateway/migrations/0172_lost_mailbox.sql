-- An owner can have a lost mailbox replaced, as a lost phone.
alter table recovery_request add column email text;
alter table recovery_request drop constraint recovery_request_kind_check;
alter table recovery_request add constraint recovery_request_kind_check check (kind in ('password', 'phone', 'email', 'otp'));
alter table recovery_request add constraint recovery_request_email_check check ((kind = 'email') = (email is not null));
