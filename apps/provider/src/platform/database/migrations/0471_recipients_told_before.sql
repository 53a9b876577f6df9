-- concurrently: by itself, so that nobody waits for the whole table while the orders from before are looked through
update orders o set is_recipient_told = true where cms_addressee is not null and not is_recipient_told and exists (select 1 from order_history h where h.order_id = o.id
  and (h.status_id in ('R', 'D') or h.status_id = 'N' and o.payment_type_id is distinct from 5));
