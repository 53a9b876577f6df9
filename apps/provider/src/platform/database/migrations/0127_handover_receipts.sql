-- Money that is taken when an order is handed over gets a receipt as well: of no payment of ours, once for each order.
alter table receipts add column is_cash boolean not null default false;
alter table receipts drop constraint receipts_check;
alter table receipts add constraint receipts_of check
  ((operation = 'income_return') = (refund_id is not null) and (operation = 'income' or payment_id is null));
create unique index receipts_handover on receipts (order_id) where payment_id is null and refund_id is null;
