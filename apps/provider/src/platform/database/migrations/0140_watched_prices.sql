-- What a shopper waits for: that a product is to be had in a city again; or, where it is, that it costs less than it did then.
alter table product_subscriptions add column city_id integer, add column price bigint check (price > 0);
