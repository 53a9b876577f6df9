-- Orders in one click wait for a bounded time too.
drop index orders_expiry;
create index orders_expiry on orders (expires_at) where status_id in ('W', 'N') and expires_at is not null;
