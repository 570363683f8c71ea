-- Since when access tokens of the session count: those from before end when its user has shown again who they are (ASVS 7.2.4).
-- Null: all.
alter table session add column tokens_since timestamptz;
