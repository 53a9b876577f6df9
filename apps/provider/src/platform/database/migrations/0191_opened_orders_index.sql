-- concurrently: each statement by itself, so that a shop which is open goes on selling while it runs
-- Orders of a phone that nobody has an account with yet: whoever confirms it gets them.
create index concurrently if not exists orders_unowned on orders (mobile_phone) where user_id is null;
