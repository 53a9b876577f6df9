-- What may be asked of a kind: whether somebody's data are in it, and whether it stands where there is water.
alter table repair_device_types add column has_data boolean not null default false;
alter table repair_device_types add column is_plumbed boolean not null default false;
update repair_device_types set has_data = has_imei;
