// @ts-check
// Begins what the table page needs first; the page names it before its styles and its own script, which are larger.
import { ahead } from "../effects/ahead.js";
import { here } from "../effects/link.js";

if (!here.endsWith("/hot")) ahead();
