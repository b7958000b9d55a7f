import { describe, expect, it } from "vitest";
import { Agenda } from "./agenda.ts";

describe("an agenda", () => {
	it("does what is waited for before what can wait, each in its own order", async () => {
		const agenda = new Agenda();
		const done: string[] = [];
		const note = (name: string) => (): number => done.push(name);
		const all = [agenda.later(note("a facet")), agenda.soon(note("rows")), agenda.later(note("another facet"))];
		await Promise.all([...all, agenda.soon(note("other rows"))]);
		expect(done).toEqual(["rows", "other rows", "a facet", "another facet"]);
	});

	it("lets rows in between two facets", async () => {
		const agenda = new Agenda();
		const done: string[] = [];
		const facets = Array.from({ length: 5 }, (_, i) => agenda.later(() => done.push(`facet ${i}`)));
		await facets[1];
		await agenda.soon(() => done.push("rows"));
		await Promise.all(facets);
		expect(done.indexOf("rows")).toBeLessThan(4);
	});

	it("passes on what comes of the work, and goes on where that fails", async () => {
		const agenda = new Agenda();
		const failing = agenda.soon(() => {
			throw new RangeError("too far");
		});
		await expect(failing).rejects.toThrow("too far");
		await expect(agenda.later(() => 7)).resolves.toBe(7);
	});
});
