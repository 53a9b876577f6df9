-- What is repaired: kinds of devices, brands, models, and what may be wrong with them.
create table repair_device_types (
  id integer primary key,
  position smallint not null,
  name text not null,
  -- One of the thing, for messages.
  singular text not null,
  is_major boolean not null,
  has_imei boolean not null
);
create table repair_brands (id integer primary key, code text not null unique, name text not null);
create table repair_models (
  id integer primary key,
  device_type_id integer not null references repair_device_types,
  brand_id integer not null references repair_brands,
  name text not null
);
create index repair_models_brand on repair_models (brand_id, device_type_id);
create index repair_models_device_type on repair_models (device_type_id);
create table repair_problems (
  id integer primary key,
  device_type_id integer not null references repair_device_types,
  -- Null for what is said of any device of the kind.
  model_id integer references repair_models,
  position smallint not null,
  name text not null,
  -- Kopecks; null where it is known only after a look at the device.
  cost integer check (cost > 0),
  is_installation boolean not null
);
create index repair_problems_model on repair_problems (model_id, position) where model_id is not null;
create index repair_problems_device_type on repair_problems (device_type_id, position) where model_id is null;

create table repair_requests (
  id integer primary key generated always as identity (start with 100001),
  kind text not null check (kind in ('paid', 'warranty', 'insurance')),
  delivery_type text not null check (delivery_type in ('store', 'courier', 'operator')),
  status text not null,
  user_id integer references users (id) on delete set null,
  -- Of a guest: whoever knows the key may read it.
  repair_key_hash text,
  name text not null,
  phone text not null,
  email text,
  city_id integer not null,
  device text not null,
  problem text not null,
  -- Kopecks, as they were when it was made.
  cost integer,
  store_id integer,
  place text,
  -- As it was sent: problem, address, docs, consents.
  details jsonb not null,
  ip text not null,
  created_at timestamptz not null
);
create index repair_requests_user on repair_requests (user_id, id desc) where user_id is not null;
create index repair_requests_repair_key on repair_requests (repair_key_hash) where repair_key_hash is not null;
create index repair_requests_status on repair_requests (status, id);

create table repair_events (
  id integer primary key generated always as identity,
  request_id integer not null references repair_requests on delete cascade,
  status text not null,
  comment text,
  at timestamptz not null
);
create index repair_events_request on repair_events (request_id, id);

-- Who wants to be called back.
create table repair_calls (
  id integer primary key generated always as identity,
  name text not null,
  phone text not null,
  device_type text,
  comment text,
  created_at timestamptz not null
);

alter table documents add column repair_request_id integer references repair_requests on delete cascade;
create index documents_repair_request on documents (repair_request_id) where repair_request_id is not null;

-- When a code was brought whose phone is used later: a repair request takes it along.
alter table phone_codes add column confirmed_at timestamptz;
