-- Names that look the same are one: their keys are folded as `identity-key.ts` folds new ones. Where several people
-- have such names already, the one whose key is folded as it is, else the first of them, has the new key, and the
-- others keep theirs: whoever signs in is looked for under both.
create policy rekeying on employee to current_user using (true);

create temporary table rekeyed on commit drop as
with named as (
  select
    key,
    normalize(
      replace(replace(lower(normalize(key, NFKC) collate "und-x-icu"), 'ς', 'σ'), 'ß', 'ss'), NFKC
    ) as folded,
    least(
      (select min(created_at) from account where identity_key = key),
      (select min(created_at) from employee where identity_key = key)
    ) as since
  from identity
), placed as (
  select key, folded, row_number() over (partition by folded order by key <> folded, since, key) as place from named
)
select key, folded from placed where place = 1 and key <> folded;

insert into identity (key) select folded from rekeyed;
update employee set identity_key = folded from rekeyed where identity_key = rekeyed.key;
update account set identity_key = folded from rekeyed where identity_key = rekeyed.key;
delete from identity using rekeyed where identity.key = rekeyed.key;

drop policy rekeying on employee;
