-- The company that buys, as its documents have it.
alter table orders add column company_inn text, add column company_name text;
