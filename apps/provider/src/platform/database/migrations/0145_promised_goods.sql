-- Goods on preorder that an order has been promised and does not hold yet. Whoever has ordered first takes first.
create table promised_goods (
  order_id integer not null references orders (id) on delete cascade,
  product_id integer not null,
  quantity integer not null check (quantity > 0),
  -- Of the order: from its stores and from the warehouse it may take.
  city_id integer not null,
  -- The day for which the order is promised; null where none has been agreed on.
  due_on date,
  -- When the shopper was told that the day is over and the goods are not there.
  told_at timestamptz,
  primary key (order_id, product_id)
);
create index promised_goods_product on promised_goods (product_id, order_id);
create index promised_goods_late on promised_goods (due_on) where told_at is null;

-- Orders that have been made before and have not left.
insert into promised_goods (order_id, product_id, quantity, city_id, due_on)
select o.id, i.product_id, sum(i.quantity - i.returned), o.city_id, o.delivery_date
from orders o
join order_items i on i.order_id = o.id and i.supplier_id is null and not i.is_warranty
join products p on p.id = i.product_id and p.order_type = 'preorder' and not p.is_digital
where o.status_id in ('W', 'N', 'A')
  and not exists (select 1 from reservations r where r.order_id = o.id and r.product_id = i.product_id)
group by o.id, i.product_id having sum(i.quantity - i.returned) > 0;
