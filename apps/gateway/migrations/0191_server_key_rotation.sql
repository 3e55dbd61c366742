-- The RSA key of envelope version 1 changes from time to time. The one before opens requests a while longer, for clients that
-- got it just before.
alter table server_key add column replaced_at timestamptz;
