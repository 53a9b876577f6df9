-- A document belongs to a model, and so to several products. The table it replaces was never filled.
drop table manuals;

create table manuals (
  id integer primary key,
  type text not null check (type in ('operation', 'warranty')),
  device text not null,
  -- Bytes, known when somebody has looked at the document for the first time.
  size integer,
  -- What measured it: another writer of documents measures again.
  measured_by text
);

create table product_manuals (
  product_id integer not null references products on delete cascade,
  manual_id integer not null references manuals on delete cascade,
  primary key (product_id, manual_id)
);

create index product_manuals_manual on product_manuals (manual_id);
