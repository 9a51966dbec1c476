// @ts-check
import { test } from "node:test";
import assert from "node:assert/strict";
import { geometry } from "../../../../server/src/main/resources/org/phaseline/server/page/board/geometry.js";
