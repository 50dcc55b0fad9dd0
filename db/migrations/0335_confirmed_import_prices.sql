-- An import whose odd prices are meant: its supplier was asked about them before it was sent.
alter table product_imports add column prices_confirmed boolean not null default false;
