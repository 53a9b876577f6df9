-- Kopecks: an integer ends at 21 million rubles.
alter table products alter column price type bigint, alter column price_old type bigint;
alter table supplier_offers alter column price type bigint, alter column price_old type bigint;
alter table basket_items alter column seen_price type bigint;
alter table orders
  alter column delivery_cost type bigint,
  alter column sum type bigint,
  alter column discount type bigint,
  alter column total_sum type bigint,
  alter column sum_prepaid type bigint;
alter table order_items alter column price type bigint, alter column final_price type bigint;
alter table payments alter column sum type bigint;
alter table acquirer_operations alter column sum type bigint;
