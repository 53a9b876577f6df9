-- Who receives the goods instead of the one who has ordered them; null where nobody does.
alter table orders add column cms_addressee text;
