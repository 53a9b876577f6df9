-- A present is put into the basket before anybody has chosen how to pay, so one that asks for a way to pay was promised and never given.
update actions set payment_type_ids = '{}', ends_at = least(ends_at, now()) where action_type = 'present' and payment_type_ids <> '{}';
alter table actions add constraint actions_presents_however_paid check (action_type <> 'present' or payment_type_ids = '{}');

-- What a shopper saw of a price is that of the site; until now it was that without it.
update basket_items i set seen_price = greatest(100, k.online / 100 * 100) from product_prices k join products p on p.id = k.product_id
where k.product_id = i.product_id and i.supplier_id is null and i.present_of is null and i.seen_price = p.price and k.online < p.price;
