-- The columns that were remembered for headings were chosen when first name and surname could not be joined: a file with
-- both would go on giving half names. They are guessed anew, and remembered once a file is imported.
truncate import_mapping;
