-- What an employee says of a working-time sheet, and the answer, are in sheet_confirmation alone, and are erased there. The owner reaches
-- the history of every project (policy "retention" of 0052).
update activity set details = details - 'note'
where action_type in ('timesheet.disputed', 'timesheet.answered') and details ? 'note';
