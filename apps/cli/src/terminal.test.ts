import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { TERMINAL_TRICKS } from "../../../fixtures/hostile/hosts.ts";
import { run } from "./run.ts";
import { fakeIo } from "./testing/io.ts";

const folder = mkdtempSync(join(tmpdir(), "vitrine-terminal-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const TRICKS = TERMINAL_TRICKS.join("x");
/** What no text of a hub or a record may put into a terminal, besides line feeds. */
const ACTS = /(?!\n)[\p{Cc}\p{Cf}\u2028\u2029]/u;

test("no character of a hub acts on the terminal: not of its answer, a header, or the address of a page", async () => {
	const hub = createServer((request, response) => {
		const { searchParams } = new URL(request.url ?? "/", "http://hub.example");
		if (!searchParams.has("cursor")) {
			response.setHeader("Link", `</api/models?cursor=${encodeURIComponent(TRICKS)}>; rel="next"`);
			return void response.end(JSON.stringify([{ id: "a/b", tags: [TRICKS], likes: TRICKS }]));
		}
		response.statusCode = 403;
		if (searchParams.get("limit") !== null) response.setHeader("X-Error-Message", "\u009b31m");
		response.end(TRICKS);
	}).listen(0, "127.0.0.1");
	await once(hub, "listening");
	try {
		const io = fakeIo();
		const url = `http://127.0.0.1:${(hub.address() as AddressInfo).port}`;
		expect(await run(["import", url, "--data", join(folder, "hub")], io, "1.2.3")).toBe(1);
		expect(io.complained()).toContain("answered 403: ");
		expect(io.complained()).toMatch(/\\u(?:001b|\{1b\})\[2J/);
		expect(io.complained() + io.written()).not.toMatch(ACTS);
	} finally {
		hub.close();
	}
});

test("no character of a dump acts on the terminal, in notes, reasons and JSON", async () => {
	const file = join(folder, "models.ndjson");
	const records = [
		{ id: "a/b", tags: [], license: TRICKS, library_name: TRICKS, [TRICKS]: 1 },
		{ id: `a/${TRICKS}`, tags: [] },
		{ id: "a/c", likes: TRICKS },
	];
	writeFileSync(file, `${records.map((record) => JSON.stringify(record)).join("\n")}\n{"${TRICKS}\n`);
	for (const more of [[], ["--json"]]) {
		const io = fakeIo();
		expect(await run(["import", file, "--data", join(folder, `dump${more.length}`), ...more], io, "1.2.3")).toBe(0);
		expect(io.complained()).toContain("skipped");
		expect(io.complained() + io.written()).not.toMatch(ACTS);
	}
});
