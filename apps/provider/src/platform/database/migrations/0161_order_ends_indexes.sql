-- concurrently: each statement by itself, so that a shop which is open goes on selling while it runs
-- A handover is given a receipt for once; what its till gives back, as often as something comes back.
create unique index concurrently if not exists receipts_taken on receipts (order_id) where operation = 'income' and payment_id is null;
-- What is swept in time.
create index concurrently if not exists repair_requests_over on repair_requests (created_at) where status in ('issued', 'returned', 'cancelled');
create index concurrently if not exists repair_calls_created on repair_calls (created_at);
create index concurrently if not exists corp_orders_inserted on corp_orders (inserted_at);
