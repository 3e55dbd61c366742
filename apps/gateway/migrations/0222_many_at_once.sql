-- Late appeals that are open, and who has blocked a member.
create index appeal_late_open on appeal (purchase_id) where is_late and closed_at is null;
create index trade_peer_blocked_by on trade_peer (peer_id) where is_blocked;

-- What a buyer has asked lately.
create index purchase_ask_of_buyer on purchase_ask (buyer_id, created_at);
