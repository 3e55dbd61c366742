-- Nothing read the ledger's messages. What happened is in the bills and in process_event.
drop table outbox;
