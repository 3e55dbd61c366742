-- More time for a payment, and cancellations that both sides agree to. A trade that ends so keeps its purchase.
insert into process_move (process, event, from_state, to_state, actor) values
  ('trade', 'extend', 'waitingForPayment', 'waitingForPayment', 'buyer'),
  ('trade', 'askCancel', 'waitingForPayment', 'waitingForPayment', 'buyer'),
  ('trade', 'askCancel', 'waitingForPayment', 'waitingForPayment', 'seller'),
  ('trade', 'askCancel', 'paid', 'paid', 'buyer'),
  ('trade', 'askCancel', 'paid', 'paid', 'seller'),
  ('trade', 'declineCancel', 'waitingForPayment', 'waitingForPayment', 'buyer'),
  ('trade', 'declineCancel', 'waitingForPayment', 'waitingForPayment', 'seller'),
  ('trade', 'declineCancel', 'paid', 'paid', 'buyer'),
  ('trade', 'declineCancel', 'paid', 'paid', 'seller'),
  ('trade', 'agreeCancel', 'waitingForPayment', 'cancelled', 'buyer'),
  ('trade', 'agreeCancel', 'waitingForPayment', 'cancelled', 'seller'),
  ('trade', 'agreeCancel', 'paid', 'cancelled', 'buyer'),
  ('trade', 'agreeCancel', 'paid', 'cancelled', 'seller');

-- Whether an open trade pays into an account.
create index sale_open_account on sale (pay_account_id) where closed_at is null;
