-- receipts_taken says it of what is taken alone.
drop index receipts_handover;
