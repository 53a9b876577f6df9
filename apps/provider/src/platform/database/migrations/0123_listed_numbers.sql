-- A number of which everybody knows the few values, such as a memory or a diagonal: it is ticked, not bounded.
alter table attributes add column is_listed boolean not null default false;
