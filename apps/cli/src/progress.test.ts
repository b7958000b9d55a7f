import { expect, it } from "vitest";
import { duration, ProgressLine, progressText } from "./progress.ts";
import { fakeIo } from "./testing/io.ts";

it("shows a bar, the rate and the time left if the total is known", () => {
	expect(progressText({ imported: 500, skipped: 100, met: 0, expected: 1200 }, 2)).toBe(
		"[############------------] 500 of 1,200 · 100 skipped · 300/s · 2.0 s left",
	);
});

it("shows the count if the total is unknown or was wrong", () => {
	expect(progressText({ imported: 1, skipped: 0, met: 0 }, 0)).toBe("1 model · 0/s");
	expect(progressText({ imported: 20, skipped: 0, met: 0, expected: 10 }, 1)).toContain(`[${"#".repeat(24)}] 20 of 10`);
});

it("shows what was already there, and that a number is an estimate", () => {
	expect(progressText({ imported: 5000, skipped: 0, met: 4000, expected: 9000, isEstimate: true }, 10)).toContain(
		"] 5,000 of about 9,000 · 4,000 already there · 500/s · 8.0 s left",
	);
});

it("shows that all is read and being committed, whatever was expected", () => {
	const progress = {
		imported: 1200,
		skipped: 3,
		met: 500,
		expected: 1000,
		isEstimate: true,
		isFinishing: true,
	} as const;
	expect(progressText(progress, 2)).toBe("1,200 models · 500 already there · 3 skipped · 602/s · committing …");
	const io = fakeIo({ errIsTerminal: true });
	const line = new ProgressLine(io, "models");
	line.report({ imported: 1, skipped: 0, met: 0 });
	line.report({ imported: 1, skipped: 0, met: 0, isFinishing: true });
	expect(io.complained()).toContain("committing");
});

it("shows durations with a fitting unit", () => {
	expect([0.04, 9.94, 42, 300, 9000].map(duration)).toEqual(["0.0 s", "9.9 s", "42 s", "5 min", "2.5 h"]);
});

it("overwrites one line in a terminal, and removes it", () => {
	const io = fakeIo({ errIsTerminal: true });
	const line = new ProgressLine(io, "models");
	line.report({ imported: 1, skipped: 0, met: 0 });
	line.report({ imported: 2, skipped: 0, met: 0 });
	line.end();
	const [before, shown, gone, ...more] = io.complained().split("\r");
	expect(shown).toMatch(/^1 model .*\[K$/);
	expect([before, gone, more]).toEqual(["", "\u001b[K", []]);
});

it("writes no control characters, and nothing yet, in a log", () => {
	const io = fakeIo();
	const line = new ProgressLine(io, "models");
	line.report({ imported: 1, skipped: 0, met: 0 });
	line.end();
	expect(io.complained()).toBe("");
});
