-- What shoppers want to return of received orders. They belong to their order: written under its lock, kept as long as it is.
create table return_requests (
  id integer primary key generated always as identity (start with 100001),
  order_id integer not null references orders on delete cascade,
  status text not null default 'new' check (status in ('new', 'accepted', 'refused', 'done')),
  reason text not null check (reason in ('changed_mind', 'defect', 'wrong_item', 'other')),
  comment text,
  handover text not null check (handover in ('store', 'courier')),
  -- What the shop has written to the shopper.
  answer text,
  created_at timestamptz not null
);
create index return_requests_order on return_requests (order_id, id);
create index return_requests_open on return_requests (order_id) where status in ('new', 'accepted');

create table return_request_items (
  request_id integer not null references return_requests on delete cascade,
  item_id integer not null references order_items on delete cascade,
  quantity integer not null check (quantity > 0),
  -- Pieces of them that have come back.
  received integer not null default 0 check (received between 0 and quantity),
  primary key (request_id, item_id)
);
create index return_request_items_item on return_request_items (item_id);

create constraint trigger order_return_requested after insert on return_requests deferrable initially deferred for each row
  execute function note_order_change('order_id');
create constraint trigger order_return_decided after update on return_requests deferrable initially deferred for each row
  when (old.status is distinct from new.status) execute function note_order_change('order_id');
