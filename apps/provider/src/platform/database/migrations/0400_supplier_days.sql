-- How long a partner's goods are on their way differs by the partner.
alter table suppliers add column if not exists days smallint not null default 5 constraint supplier_days check (days >= 0);
