-- The network from which somebody asked to join, as a keyed hash: where as many wait as may, the one with the most gives way. Null: from
-- before, or an invitation.
alter table invitation add column asked_network text;
