-- What makes goods cheaper, adds to them, or tells of it (spec 2 §3).
create table actions (
  id integer primary key,
  action_type text not null check (action_type in ('info', 'present', 'percent', 'percent_discount', 'absolute_discount', 'special_price')),
  mechanic text not null check (mechanic in ('discount', 'present', 'combo', 'bonuses', 'trade-in-1', 'trade-in-2')),
  public_name text not null,
  public_description text not null,
  -- Whole percents of percent and percent_discount, kopecks of all others.
  discount bigint not null default 0 check (discount >= 0),
  -- In capital letters; null for one that asks for none.
  promocode text check (promocode = upper(promocode)),
  starts_at timestamptz,
  ends_at timestamptz,
  -- Shown only to those who ask for hidden ones, or by its id.
  is_hidden boolean not null default false,
  -- Takes all goods that the shop itself sells, instead of those of action_products.
  is_for_all boolean not null default false,
  -- Kopecks that the goods of the basket have to come to before promotions.
  min_sum bigint not null default 0,
  -- Those that it may be added to on one product; the other need not name it back.
  sum_action_ids integer[] not null default '{}',
  -- The special offer that tells of it.
  article_id integer
);
create unique index actions_promocode on actions (promocode) where promocode is not null;
create index actions_for_all on actions (id) where is_for_all;

create table action_products (
  action_id integer not null references actions (id) on delete cascade,
  product_id integer not null references products (id) on delete cascade,
  -- target: what is cheaper, or comes with a present; partner: what has to be bought with it; present: what is given.
  role text not null check (role in ('target', 'partner', 'present')),
  quantity integer not null default 1 check (quantity > 0),
  primary key (action_id, role, product_id)
);
create index action_products_of on action_products (product_id, role, action_id);

-- A present is a line below the one that it comes with; its action says so.
alter table basket_items add column present_of integer references actions (id) on delete cascade;
-- Presents that the shopper has taken out.
alter table baskets add column declined_presents integer[] not null default '{}';
