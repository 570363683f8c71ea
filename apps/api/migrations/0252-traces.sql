-- With traces on (OTEL_EXPORTER_OTLP_ENDPOINT), a traced request names its trace to each of its transactions, as it names its project. What it
-- asks to be done later keeps it (W3C traceparent), so that the planner and the senders of messages go on in the same trace.
create function current_trace() returns text
  language sql stable as $$ select nullif(current_setting('app.trace', true), '') $$;
grant execute on function current_trace() to pamaina_app;

alter table generation add column trace text default current_trace();
alter table outbox add column trace text default current_trace();
alter table delivery add column trace text default current_trace();
alter table webhook_delivery add column trace text default current_trace();
alter table account_mail add column trace text default current_trace();
