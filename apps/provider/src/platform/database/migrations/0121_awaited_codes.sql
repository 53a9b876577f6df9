-- concurrently: each statement by itself, so that a shop which is open goes on selling while it runs
-- What is paid and waits until its codes are on sale.
create index concurrently if not exists orders_awaited on orders (id)
  where status_id = 'N' and payment_status_id = 2 and basket_key in ('digital', 'special');
