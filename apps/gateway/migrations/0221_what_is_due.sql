-- Jobs find what is due by its time, however much else there is.
create index outbox_message_age on outbox_message (created_at);
create index login_challenge_expiry on login_challenge (expires_at);

-- A new password ends what a member has begun with the old one.
create index login_challenge_of_member on login_challenge (member_id);
create index pay_ticket_of_member on pay_ticket (member_id);

-- Documents that no application took, those of another device, and applications whose documents have a last day.
create index kyc_file_unused on kyc_file (created_at) where case_id is null;
create index kyc_file_handed_over on kyc_file (handed_over, kind) where case_id is null and handed_over is not null;
create index kyc_case_kept on kyc_case (state, updated_at) where sealed is not null;
create index kyc_video_failure_age on kyc_video_failure (at);

-- The parts of finished videos stay for ever, so they say so themselves.
alter table file_part add column is_of_file boolean not null default false;
update file_part p set is_of_file = true
from stored_file f where f.owner_id = p.owner_id and f.upload = p.upload;
create index file_part_loose on file_part (created_at) where not is_of_file;

create index kyc_hand_over_expiry on kyc_hand_over (expires_at);
create index kyc_video_code_expiry on kyc_video_code (expires_at);

-- A notice that no try is left for stays undelivered, and the job passes it over.
drop index merchant_notice_open;
create index merchant_notice_open on merchant_notice (tries, payment_id) where done_at is null;
