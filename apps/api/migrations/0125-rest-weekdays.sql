-- The weekdays that a person's contract leaves free (DK 124), 1 Monday .. 7 Sunday. Empty: Saturday and Sunday, or Sunday in a week of six days.
alter table employee
  add column rest_weekdays smallint[] not null default '{}'
    check (rest_weekdays <@ array[1, 2, 3, 4, 5, 6, 7]::smallint[] and cardinality(rest_weekdays) < 7);
