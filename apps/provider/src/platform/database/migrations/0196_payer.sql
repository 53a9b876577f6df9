-- The company that a payment is of, as the bank shows it; null of a private person's.
alter table acquirer_operations add column payer text;
