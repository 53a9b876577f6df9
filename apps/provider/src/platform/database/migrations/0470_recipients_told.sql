-- Whether another recipient than the buyer has been told of the order.
alter table orders add column is_recipient_told boolean not null default false;
update orders o set is_recipient_told = true where cms_addressee is not null and exists (select 1 from order_history h where h.order_id = o.id
  and (h.status_id in ('R', 'D') or h.status_id = 'N' and o.payment_type_id is distinct from 5));
