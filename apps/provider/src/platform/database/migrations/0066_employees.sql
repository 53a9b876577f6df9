-- Where staff signs in. The number stands on receipts; the code is known to its staff alone.
create table trade_points (
  number text primary key,
  name text not null,
  -- As a password is kept; null while nobody can sign in there.
  code_hash text
);

create table employees (
  personnel_number text primary key,
  name text not null,
  -- Where they work; one that is closed leaves them.
  trade_point_number text references trade_points (number) on delete set null,
  -- SHA-256 of the personnel token; null while they cannot sign in.
  token_hash text unique
);
create index employees_trade_point on employees (trade_point_number);

-- Staff that is signed in: by a trade point, as a person, or both. Whoever leaves takes the sessions along.
create table employee_sessions (
  -- SHA-256 of the token.
  hash text primary key,
  trade_point_number text references trade_points (number) on delete cascade,
  personnel_number text references employees (personnel_number) on delete cascade,
  expires_at timestamptz not null
);
create index employee_sessions_trade_point on employee_sessions (trade_point_number);
create index employee_sessions_employee on employee_sessions (personnel_number);
create index employee_sessions_expiry on employee_sessions (expires_at);

-- The staff that has made an order for a customer, as it was called then.
alter table orders add column trade_point_number text, add column personnel_number text;
