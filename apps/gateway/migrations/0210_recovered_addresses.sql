-- Who hears that a lost phone or mailbox was replaced: the old one too, because its owner may have lost nothing.
alter table recovery_request add column old_country_code text;
alter table recovery_request add column old_phone text;
alter table recovery_request add column old_email text;
-- A process tells the owner until then. One that was killed meanwhile has told nothing, so another one tells again.
alter table recovery_request add column telling_until timestamptz;
