-- Whether another recipient than the buyer has been told of the order.
alter table orders add column is_recipient_told boolean not null default false;
