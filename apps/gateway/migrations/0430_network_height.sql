-- The newest block of a network when it was last read: how far the reading is behind. Null until a gateway of this release reads it.
alter table chain_cursor add column newest bigint;
