-- Links that drivers were sent within a day are counted by phone and by who sent them.

comment on column deliveries.pin_tries is 'Wrong PINs, of all links together.';
create index deliveries_phone_idx on deliveries (driver_phone, created_at);
create index deliveries_dispatched_by_idx on deliveries (dispatched_by, created_at);
