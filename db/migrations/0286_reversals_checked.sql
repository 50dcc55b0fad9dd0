-- The check of 0285, for the rows before it. Validating reads the table beside its writers.
alter table payments validate constraint payments_reversed_check;
