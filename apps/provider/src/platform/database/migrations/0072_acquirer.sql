-- What the payment page of an operation shows beside its sum, and how far a confirmation is.
alter table acquirer_operations drop constraint acquirer_operations_kind_check;
alter table acquirer_operations add constraint acquirer_operations_kind_check
  check (kind in ('card', 'sbp', 'wallet', 'bank', 'parts', 'business'));
-- Name of the method, as the shop shows it.
alter table acquirer_operations add column method text not null default '';
-- Months over which money may be lent.
alter table acquirer_operations add column periods integer[] not null default '{}';
-- 3-D Secure: codes that are still taken; null while the bank asks for none.
alter table acquirer_operations add column codes_left integer check (codes_left >= 0);
