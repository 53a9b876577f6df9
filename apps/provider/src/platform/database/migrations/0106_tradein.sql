-- What an old device is worth (spec 2 §3, §4). Calculators are the providers that buy; 1 is the shop itself.
create table tradein_calculators (
  id integer primary key,
  position smallint not null,
  name text not null,
  description text not null,
  -- How its conditions are called: by the codes 3, 2, 1, or by C, D, NC.
  view text not null check (view in ('numbers', 'letters')),
  -- Of the price of a device.
  percent smallint not null check (percent between 1 and 200)
);
-- Kinds of devices that are taken back.
create table tradein_groups (
  id integer primary key,
  position smallint not null,
  code text not null unique,
  name text not null,
  -- One of the thing.
  singular text not null
);
create table tradein_calculator_groups (
  calculator_id integer not null references tradein_calculators on delete cascade,
  group_id integer not null references tradein_groups on delete cascade,
  primary key (calculator_id, group_id)
);
create index tradein_calculator_groups_group on tradein_calculator_groups (group_id);
-- What may be bought with it: goods of these categories.
create table tradein_calculator_categories (
  calculator_id integer not null references tradein_calculators on delete cascade,
  category_id integer not null references categories on delete cascade,
  primary key (calculator_id, category_id)
);
create index tradein_calculator_categories_category on tradein_calculator_categories (category_id);

create table tradein_brands (
  id integer primary key,
  code text not null unique,
  name text not null,
  -- Its place among the popular ones.
  popular smallint
);
create table tradein_models (
  id integer primary key,
  group_id integer not null references tradein_groups,
  brand_id integer not null references tradein_brands,
  name text not null,
  -- Newer ones are shown first.
  year smallint not null
);
create unique index tradein_models_name on tradein_models (brand_id, group_id, name);
create index tradein_models_group on tradein_models (group_id, brand_id);

-- Kopecks by memory in Gb, 0 where there is none to choose, and by condition: 3 perfect, 2 working, 1 with a broken screen.
create table tradein_prices (
  model_id integer not null references tradein_models on delete cascade,
  memory integer not null check (memory >= 0),
  status smallint not null check (status in (1, 2, 3)),
  price integer not null check (price > 0),
  primary key (model_id, memory, status)
);
create table tradein_colors (
  code text primary key,
  name text not null,
  hex text not null
);
create table tradein_model_colors (
  model_id integer not null references tradein_models on delete cascade,
  color_code text not null references tradein_colors,
  position smallint not null,
  -- Kopecks that a device of this colour is worth more.
  extra integer not null default 0 check (extra >= 0),
  primary key (model_id, color_code)
);
create index tradein_model_colors_color on tradein_model_colors (color_code);

-- What a condition means for a kind of device, in plain words.
create table tradein_conditions (
  group_id integer not null references tradein_groups on delete cascade,
  status smallint not null check (status in (1, 2, 3)),
  name text not null,
  description text not null,
  signs text[] not null,
  primary key (group_id, status)
);
