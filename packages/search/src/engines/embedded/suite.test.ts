import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import { SWEEP } from "../../../../../test/sweep.ts";
import { indexSuite } from "../../suite.ts";
import { openEmbedded } from "./index.ts";

const folder = mkdtempSync(join(tmpdir(), "vitrine-search-"));
afterAll(() => rmSync(folder, { recursive: true }));

let made = 0;
// Each index in a file has threads of its own, whose start takes most of the time.
indexSuite("embedded index in a file", () => openEmbedded(join(folder, `${made++}`, "catalogue.sqlite")), SWEEP);
indexSuite("embedded index in memory", () => openEmbedded(":memory:"));
