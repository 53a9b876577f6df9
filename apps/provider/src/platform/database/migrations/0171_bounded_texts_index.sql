-- concurrently: each statement by itself, so that a shop which is open goes on selling while it runs
create index concurrently if not exists outbox_secrets on outbox (created_at) where has_secret;
-- How much one phone or e-mail has been sent of late.
create index concurrently if not exists outbox_recipient on outbox (recipient, created_at);
-- Whoever confirms a phone ends what others have confirmed of it.
create index concurrently if not exists loyalty_checks_phone on loyalty_checks (phone);
-- Orders in one click whose phone is yet to be confirmed.
create index concurrently if not exists orders_unconfirmed on orders (mobile_phone) where is_one_click and status_id = 'N' and expires_at is not null;
-- Baskets of guests that nobody has looked at again.
create index concurrently if not exists baskets_unlooked on baskets (updated_at) where user_id is null and looked_at is null;
