-- Used, demonstration and marked-down pieces by their condition, for the facet of listings; like the other counts they can be made anew.
create table counted_pieces (
  category_id integer not null,
  brand_id integer not null,
  condition text not null,
  products integer not null,
  primary key (category_id, brand_id, condition)
);
create index counted_pieces_brand on counted_pieces (brand_id);

create or replace trigger products_changed after update on products for each row
  when ((old.status, old.category_id, old.brand_id, old.series_id, old.price, old.price_old, old.is_markdown, old.is_used, old.is_demo, old.order_type, old.is_digital, old.licences > 0)
    is distinct from (new.status, new.category_id, new.brand_id, new.series_id, new.price, new.price_old, new.is_markdown, new.is_used, new.is_demo, new.order_type, new.is_digital, new.licences > 0))
  execute function counts_due_moved();

-- The code belongs to the facet; an attribute of that name steps aside, as those called «brand» do.
update attributes set code = 'condition-value' where code = 'condition';

insert into counts_due select id, true from categories;
