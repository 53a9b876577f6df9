-- concurrently: no query reads them, and they made half the cost of writing a specification or a place of stock
drop index concurrently if exists product_values_code;
drop index concurrently if exists stock_store;
