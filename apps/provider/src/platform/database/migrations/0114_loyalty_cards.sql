-- A card that bonuses are kept on. It belongs to a phone; the account that it stands in has brought a code sent there.
create table loyalty_cards (
  id integer generated always as identity primary key,
  -- EAN-13, as the till reads it.
  ean text not null unique check (ean ~ '^\d{13}$'),
  phone text not null unique,
  -- Null while it stands in no account.
  user_id integer references users (id) on delete set null,
  -- The one on which the account's orders earn.
  is_active boolean not null default false check (not is_active or user_id is not null),
  created_at timestamptz not null default now()
);
create index loyalty_cards_user on loyalty_cards (user_id, id);
create unique index loyalty_cards_active on loyalty_cards (user_id) where is_active;

-- Whoever has brought the code of a phone may spend what its card holds, for a while.
create table loyalty_checks (
  -- SHA-256 of what the shopper's browser keeps.
  hash text primary key,
  user_id integer not null references users (id) on delete cascade,
  phone text not null,
  expires_at timestamptz not null
);
create index loyalty_checks_user on loyalty_checks (user_id, phone);
create index loyalty_checks_expiry on loyalty_checks (expires_at);

-- What has come to a card and gone from it, in kopecks: each entry begins with the balance at which the one before has ended, so that the
-- balance of the last is the sum of all, and never below zero. Nothing is changed here, and nothing deleted.
create table loyalty_entries (
  card_id integer not null references loyalty_cards (id),
  position integer not null check (position > 0),
  previous integer generated always as (nullif(position, 1) - 1) stored,
  before bigint not null,
  amount bigint not null check (amount <> 0),
  balance bigint not null check (balance >= 0),
  kind text not null check (kind in ('granted', 'earned', 'spent', 'returned', 'corrected')),
  order_id integer references orders (id),
  at timestamptz not null default now(),
  primary key (card_id, position),
  unique (card_id, position, balance),
  check (balance = before + amount),
  check (position > 1 or before = 0),
  check ((amount > 0) = (kind in ('granted', 'earned', 'returned')) or kind = 'corrected'),
  foreign key (card_id, previous, before) references loyalty_entries (card_id, position, balance)
);
-- An order spends once, earns once and gives back once.
create unique index loyalty_entries_order on loyalty_entries (order_id, kind) where kind <> 'corrected';
create index loyalty_entries_of_order on loyalty_entries (order_id);
