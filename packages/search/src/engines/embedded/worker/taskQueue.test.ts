import { describe, expect, it } from "vitest";
import { TaskQueue } from "./taskQueue.ts";

describe("a task queue", () => {
	it("runs urgent tasks before others, each kind in its order", async () => {
		const queue = new TaskQueue();
		const done: string[] = [];
		const note = (name: string) => (): number => done.push(name);
		const all = [queue.add(note("a facet")), queue.addUrgent(note("rows")), queue.add(note("another facet"))];
		await Promise.all([...all, queue.addUrgent(note("other rows"))]);
		expect(done).toEqual(["rows", "other rows", "a facet", "another facet"]);
	});

	it("runs an urgent task between two others", async () => {
		const queue = new TaskQueue();
		const done: string[] = [];
		const facets = Array.from({ length: 5 }, (_, i) => queue.add(() => done.push(`facet ${i}`)));
		await facets[1];
		await queue.addUrgent(() => done.push("rows"));
		await Promise.all(facets);
		expect(done.indexOf("rows")).toBeLessThan(4);
	});

	it("runs one of the others after some urgent tasks, even if more of these wait", async () => {
		const queue = new TaskQueue();
		const done: string[] = [];
		const facet = queue.add(() => done.push("facet"));
		const all = Array.from({ length: 40 }, () => queue.addUrgent(() => done.push("rows")));
		await Promise.all([facet, ...all]);
		expect(done.slice(0, 20)).toContain("facet");
		expect(done).toHaveLength(41);
	});

	it("passes results on, and continues after a task that fails", async () => {
		const queue = new TaskQueue();
		const failing = queue.addUrgent(() => {
			throw new RangeError("too far");
		});
		await expect(failing).rejects.toThrow("too far");
		await expect(queue.add(() => 7)).resolves.toBe(7);
	});
});
