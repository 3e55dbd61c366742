-- The app asks for news of open trades every few seconds, also for acceptors with very many ended ones.
create index sale_open_of_seller on sale (seller_id) where closed_at is null;
create index purchase_open_of_buyer on purchase (buyer_id) where closed_at is null;
