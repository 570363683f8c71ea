-- The version before read subscriptions that only wait (unpaid, paused) as ended, and their projects were to be erased: the
-- provider is asked again, when no process of that version runs any more.
update purchase set due_at = now() + interval '15 minutes'
where state = 'ended' and kind = 'subscription' and provider_id is not null and refund_wanted_at is null and refunded_at is null
  and exists (select from project where project.paid_by = purchase.id and project.billing = 'ended' and project.erase_at is not null);

-- It also hashed requests in another form. A repetition of one of its last day gets its reply, unless it is of no request.
update idempotency set request_hash = '';
