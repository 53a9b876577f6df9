-- concurrently: each statement by itself, so that a shop which is open goes on selling while it runs
-- Orders that move on by the clock, those that wait longest first.
create index concurrently if not exists orders_moving on orders (status_id, moved_at) where status_id in ('N', 'A', 'T', 'R', 'D');
