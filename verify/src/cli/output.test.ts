import { expect, it } from "vitest";
import type { Row } from "../report/row.ts";
import { commandsFor, failures } from "./output.ts";

const failed = (id: string, problem: string): Row => ({
	id,
	shape: "0123456789abcdef",
	tools: {},
	date: "2026-11-28",
	failed: "request checked",
	reasons: { "request checked": problem },
});

it("rows that failed with the same problem share a line, which names the first", () => {
	const rows = [
		failed("call/a/curl.sh", "no route"),
		failed("call/b/curl.sh", "no route"),
		failed("call/c", "a header"),
	];
	expect(failures(rows)).toEqual([
		"  call/a/curl.sh and 1 more, not request checked: no route",
		"  call/c, not request checked: a header",
	]);
});

it("missing rows are named by the commands that write them", () => {
	expect(commandsFor(["call/a/curl.sh", "load/timm/a.py", "call/b/curl.sh", "load/timm/b.py", "app/jan/a.sh"])).toEqual(
		[
			"npm run verify -- --only parsed,calls (for call/a/curl.sh and 1 more)",
			"npm run verify -- --only parsed,shell,types --ids load/timm (for load/timm/a.py and 1 more)",
			"npm run verify -- --only parsed,shell,types --ids app/jan (for app/jan/a.sh)",
		],
	);
	const many = Array.from({ length: 6 }, (_, at) => `load/library-${at}/a.py`);
	expect(commandsFor(many)).toEqual(["npm run verify (for load/library-0/a.py and 5 more)"]);
});
