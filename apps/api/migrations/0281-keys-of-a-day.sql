-- What remains of a long reply when newer ones take its room: the IDs in it. The key itself stays a day, so that nothing is done twice.
alter table idempotency add column made text;
create index idempotency_long on idempotency (account_id, created_at) where octet_length(reply) > 1024;
