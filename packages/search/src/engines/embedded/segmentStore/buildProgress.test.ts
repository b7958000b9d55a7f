import { describe, expect, it, vi } from "vitest";
import { BuildProgress } from "./buildProgress.ts";

describe("the progress of a build", () => {
	it("is seen through the same memory, and ends", () => {
		const here = new BuildProgress();
		const there = new BuildProgress(here.shared);
		expect(here.current).toBeUndefined();
		there.begin(50_000);
		expect(here.current).toEqual({ done: 0, of: 50_000 });
		there.add(2_000);
		there.add(2_000);
		expect(here.current).toMatchObject({ done: 4_000, of: 50_000 });
		there.end();
		expect(here.current).toBeUndefined();
	});

	it("counts a short build without showing it", () => {
		const here = new BuildProgress();
		const there = new BuildProgress(here.shared);
		there.begin(21_000, true);
		there.add(2_000);
		expect([here.current, here.done]).toEqual([undefined, 2_000]);
		there.end();
		there.begin(50_000);
		expect([here.current, here.done]).toEqual([{ done: 0, of: 50_000 }, 0]);
	});

	it("estimates the rest from what has been read so far", () => {
		const clock = vi.spyOn(process, "hrtime").mockReturnValue([100, 0]);
		const progress = new BuildProgress();
		progress.begin(40_000);
		clock.mockReturnValue([110, 0]);
		progress.add(10_000);
		expect(progress.current).toEqual({ done: 10_000, of: 40_000, secondsLeft: 30 });
		progress.add(31_000);
		expect(progress.current).toEqual({ done: 40_000, of: 40_000 });
		clock.mockRestore();
	});
});
