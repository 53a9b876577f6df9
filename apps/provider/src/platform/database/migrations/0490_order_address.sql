-- Below which address of the shop the pages of orders are, as the shop of its buyer has said it: letters lead there. And whether its buyer has been told
-- that the hours of its courier are over and it waits for others.
alter table orders add column return_url text, add column is_time_over_told boolean not null default false;
