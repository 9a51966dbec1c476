-- Whether whoever reads a mailbox wants notices there. Addresses from before were never asked.
-- 0: not asked; 1: a confirmation mail was sent; 2: confirmed; 3: unsubscribed.
ALTER TABLE notice ADD COLUMN consent       INTEGER NOT NULL DEFAULT 0;
-- SHA-256 of the token in the confirmation mail, in base64url, and until when it counts, in milliseconds since 1970.
ALTER TABLE notice ADD COLUMN confirm_hash  TEXT    NOT NULL DEFAULT '';
ALTER TABLE notice ADD COLUMN confirm_until INTEGER NOT NULL DEFAULT 0;
-- The token by which notices are ended; it stands in each of them again, and can do nothing else.
ALTER TABLE notice ADD COLUMN unsubscribe   TEXT    NOT NULL DEFAULT '';
