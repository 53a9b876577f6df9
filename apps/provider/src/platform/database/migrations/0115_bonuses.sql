-- Bonuses that the shopper wants to spend on the basket, in kopecks; what of them is taken off is reckoned anew whenever it is read.
alter table baskets
  add column bonus_card_id integer references loyalty_cards (id) on delete set null,
  add column bonuses bigint not null default 0 check (bonuses >= 0);
create index baskets_bonus_card on baskets (bonus_card_id);

-- What bonuses have taken off one piece.
alter table order_items add column bonuses bigint not null default 0 check (bonuses >= 0);
