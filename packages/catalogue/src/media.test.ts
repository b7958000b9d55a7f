import { readdirSync, readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { soundFile, sounds } from "../scripts/sounds.ts";
import { arrivalDrawing } from "../scripts/waveform.ts";
import { mediaFiles } from "./media.ts";

const folder = fileURLToPath(new URL("../media/", import.meta.url));
const present = readdirSync(folder).filter((name) => name !== "README.md");

describe("demo media", () => {
	test.each(mediaFiles)("%s exists", (name) => {
		expect(statSync(folder + name).size, `draw or synthesise packages/catalogue/media/${name}`).toBeGreaterThan(0);
	});

	test("contains only files that demos use, each with its origin in the README", () => {
		const unused = present.filter((name) => !mediaFiles.includes(name));
		expect(unused, "delete these from packages/catalogue/media: no demo uses them").toEqual([]);
		const readme = readFileSync(`${folder}README.md`, "utf8");
		const unlisted = present.filter((name) => !readme.includes(`\`${name}\``));
		expect(unlisted, "add a row to packages/catalogue/media/README.md that says how each was made").toEqual([]);
	});

	test("weighs less than 600 kB", () => {
		expect(present.reduce((sum, name) => sum + statSync(folder + name).size, 0)).toBeLessThan(600_000);
	});

	test.each(present.filter((name) => name.endsWith(".svg")))(
		"%s has a size, and contains no script and no link",
		(name) => {
			const drawing = readFileSync(folder + name, "utf8");
			expect(drawing, "start it as shown here").toMatch(
				/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+" width="480" height="[1-9]\d\d"/,
			);
			expect(drawing).not.toMatch(/<script|<image|<use|<foreignObject|href|url\(|\son\w+=/i);
		},
	);

	test.each(Object.entries(sounds))("%s equals the script's output", (name, sound) => {
		const [kept, made] = [readFileSync(folder + name), soundFile(sound)];
		expect(kept.subarray(0, 44)).toEqual(made.subarray(0, 44));
		// Machines may round a sine differently, so the last bit of a sample is free.
		expect(largestDifference(kept, made), "run `node packages/catalogue/scripts/sounds.ts`").toBeLessThanOrEqual(1);
	});

	test("has a script for every sound", () => {
		expect(Object.keys(sounds).toSorted(), "make each in packages/catalogue/scripts/sounds.ts").toEqual(
			present.filter((name) => name.endsWith(".wav")).toSorted(),
		);
	});

	test("draws the waveform of arrival.wav from its samples", () => {
		expect(readFileSync(`${folder}arrival.svg`, "utf8")).toBe(arrivalDrawing());
	});
});

function largestDifference(a: Buffer, b: Buffer): number {
	let largest = 0;
	for (let at = 44; at < a.length; at += 2)
		largest = Math.max(largest, Math.abs(a.readInt16LE(at) - b.readInt16LE(at)));
	return largest;
}
