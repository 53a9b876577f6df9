-- Changes are kept for 90 days.
create index order_changes_at on order_changes (at);
