create table baskets (
  id text primary key check (id ~ '^[0-9a-f]{32}$'),
  revision integer not null default 0,
  promocode text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table basket_items (
  id integer generated always as identity primary key,
  basket_id text not null references baskets (id) on delete cascade,
  product_id integer not null references products (id) on delete cascade,
  supplier_id integer references suppliers (id),
  parent_id integer references basket_items (id) on delete cascade,
  quantity integer not null check (quantity > 0),
  -- Kopecks: what the shopper saw when the line was last touched.
  seen_price integer not null
);
create unique index basket_items_line on basket_items (basket_id, product_id, coalesce(supplier_id, 0), coalesce(parent_id, 0));

create table submissions (
  key text primary key,
  -- SHA-256 of the request: the same key with another request is a conflict.
  request text not null,
  -- As text, so that it is given again letter for letter.
  answer json,
  created_at timestamptz not null default now()
);

create table orders (
  id integer generated always as identity (start with 100001) primary key,
  -- SHA-256 of the key that lets a guest read the order; the key itself is nowhere kept.
  order_key_hash text not null,
  basket_key text not null,
  city_id integer not null references cities (id),
  status_id text not null check (status_id in ('W', 'N', 'R', 'D', 'I', 'Z', 'F')),
  order_type_id integer not null,
  is_one_click boolean not null,
  delivery_type_id integer,
  delivery_purpose text,
  finish_storage_id integer references stores (id),
  delivery_address text not null,
  delivery_date date,
  delivery_time_from text,
  delivery_time_to text,
  -- Kopecks, as every amount here.
  delivery_cost integer not null,
  payment_type_id integer,
  is_prepaid boolean not null,
  payment_status_id integer not null default 1,
  sum integer not null,
  discount integer not null,
  total_sum integer not null check (total_sum >= 0),
  sum_prepaid integer not null default 0,
  contact_name text not null,
  mobile_phone text not null,
  email text,
  promocode text,
  comment text,
  -- Unpaid prepaid orders give their goods back after it.
  expires_at timestamptz,
  inserted_at timestamptz not null default now()
);
create index orders_expiry on orders (expires_at) where status_id = 'W';

create table order_items (
  id integer generated always as identity primary key,
  order_id integer not null references orders (id) on delete cascade,
  product_id integer not null,
  supplier_id integer,
  name text not null,
  url text not null,
  image text not null,
  section_id integer,
  quantity integer not null check (quantity > 0),
  price integer not null,
  final_price integer not null check (final_price >= 0)
);
create index order_items_order on order_items (order_id);

-- What was taken from where, so that it can go back there. Without a store it was a licence of a digital product.
create table reservations (
  order_id integer not null references orders (id) on delete cascade,
  product_id integer not null,
  store_id integer references stores (id),
  supplier_id integer,
  quantity integer not null check (quantity > 0)
);
create index reservations_order on reservations (order_id);

create table order_history (
  order_id integer not null references orders (id) on delete cascade,
  status_id text not null,
  at timestamptz not null default now()
);
create index order_history_order on order_history (order_id);

create table consents (
  order_id integer not null references orders (id) on delete cascade,
  purpose text not null,
  at timestamptz not null default now(),
  ip text not null
);

create table payments (
  id integer generated always as identity (start with 500001) primary key,
  order_id integer not null references orders (id),
  payment_type_id integer not null,
  status text not null check (status in ('created', 'pending', 'paid', 'declined', 'cancelled')),
  sum integer not null check (sum >= 0),
  -- Paid although the order was already paid or cancelled: the acquirer is asked to give the money back.
  refund_requested_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index payments_one_paid on payments (order_id) where status = 'paid';
create index payments_order on payments (order_id);

create table acquirer_operations (
  -- 128 random bits: whoever knows it may pay.
  token text primary key,
  payment_id integer not null unique references payments (id),
  sum integer not null,
  description text not null,
  kind text not null check (kind in ('card', 'sbp', 'wallet', 'bank')),
  return_url text not null,
  status text not null default 'open' check (status in ('open', 'paid', 'declined', 'cancelled')),
  created_at timestamptz not null default now()
);

create table acquirer_notifications (
  id integer generated always as identity primary key,
  token text not null references acquirer_operations (token),
  status text not null,
  -- A real acquirer calls at least once; this one calls twice, so that being called again is nothing special.
  deliveries_left integer not null default 2,
  attempts integer not null default 0,
  due_at timestamptz not null default now()
);
create index acquirer_notifications_due on acquirer_notifications (due_at) where deliveries_left > 0;

create table outbox (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('sms', 'email')),
  recipient text not null,
  subject text not null,
  text text not null,
  created_at timestamptz not null default now()
);
