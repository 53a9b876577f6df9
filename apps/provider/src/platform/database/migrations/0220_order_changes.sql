-- The changes of all orders one after the other, for back offices that follow them. A number is given out at the end of a transaction, under a
-- lock that is held until it is committed: a change is never seen before one with a smaller number. Nothing refers to the order, since
-- to look at its row would wait for whoever holds it, who may wait for this lock.
create table order_changes (
  number bigint primary key,
  order_id integer not null,
  status_id text not null,
  at timestamptz not null
);
create sequence order_change_number;

-- Once for each order of a transaction, as it stands at the end of it; of very many orders some are told of twice.
create function note_order_change() returns trigger language plpgsql as $$
declare
  changed constant integer := (to_jsonb(new) ->> tg_argv[0])::integer;
  noted constant text := coalesce(current_setting('vitrina.noted_orders', true), '');
begin
  if position(' ' || changed || ' ' in noted) > 0 then return null; end if;
  perform set_config('vitrina.noted_orders', right(noted || ' ' || changed || ' ', 1000), true);
  -- Nothing else is locked after it.
  perform pg_advisory_xact_lock(7401005);
  insert into order_changes (number, order_id, status_id, at)
    select nextval('order_change_number'), id, status_id, clock_timestamp() from orders where id = changed;
  return null;
end $$;

create constraint trigger order_made after insert on orders deferrable initially deferred for each row execute function note_order_change('id');
create constraint trigger order_changed after update on orders deferrable initially deferred for each row
  when (old.* is distinct from new.*) execute function note_order_change('id');
create constraint trigger order_line_returned after update on order_items deferrable initially deferred for each row
  when (old.returned is distinct from new.returned) execute function note_order_change('order_id');
create constraint trigger order_refund_made after insert on refunds deferrable initially deferred for each row execute function note_order_change('order_id');
create constraint trigger order_refund_changed after update on refunds deferrable initially deferred for each row
  when (old.status is distinct from new.status) execute function note_order_change('order_id');
create constraint trigger order_receipt_made after insert on receipts deferrable initially deferred for each row execute function note_order_change('order_id');
