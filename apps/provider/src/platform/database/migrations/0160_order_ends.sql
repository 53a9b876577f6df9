-- What the end of an order has to know of its lines: the action that gave one as a present, and the bonuses, in kopecks, that an action
-- has promised for each piece.
alter table order_items add column present_of integer;
alter table order_items add column promised_bonuses integer not null default 0 check (promised_bonuses >= 0);

-- Kopecks of the pieces that were struck out before anything was paid: so much less is to be paid.
alter table orders add column struck_sum bigint not null default 0 check (struck_sum >= 0);

-- agreed until the order is handed over, received with it, returned when its goods come back, released when nobody receives the order.
alter table order_devices add column state text not null default 'agreed' check (state in ('agreed', 'received', 'returned', 'released'));
update order_devices d set state = case o.status_id when 'F' then 'received' else 'released' end
from orders o where o.id = d.order_id and o.status_id in ('F', 'I', 'Z');

-- Lines of the receipt for money that goes back; null where an earlier version has asked for it.
alter table refunds add column lines jsonb;

-- Money that a till gives back gets a receipt as well, of no refund of ours.
alter table receipts drop constraint receipts_of;
alter table receipts add constraint receipts_of check
  ((refund_id is null or operation = 'income_return') and (payment_id is null or operation = 'income'));

-- A file of a request needs no other owner: the workshop goes on when the account is closed.
alter table documents drop constraint documents_check;
alter table documents add constraint documents_check check (user_id is not null or repair_key_hash is not null or repair_request_id is not null);
