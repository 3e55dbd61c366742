-- Orders of a day are counted from the orders themselves.
drop table order_day;
