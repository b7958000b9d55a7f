import { isAbsolute } from "node:path";
import { describe, expect, test } from "vitest";
import { isCountable, isRepositories, type Source, SourceError } from "../src/index.ts";
import { collect } from "./collect.ts";

/**
 * What every source must do. `make` opens one with the models `vitrine/one`, `vitrine/two` and `vitrine/three`, each tagged
 * `miniature`, in any order, and one thing among them that is not a record.
 */
export function allSources(name: string, make: () => Promise<Source>): void {
	describe(`${name}, as a source`, () => {
		test("gives every record", async () => {
			const { records, error } = await collect(await make());
			expect(error).toBeUndefined();
			expect(records.map(({ id }) => id).sort()).toEqual(["vitrine/one", "vitrine/three", "vitrine/two"]);
			for (const { tags } of records) expect(tags).toContain("miniature");
		});

		test("skips what is not a record, and says where and why", async () => {
			const { skipped } = await collect(await make());
			expect(skipped).toHaveLength(1);
			expect(skipped[0]?.where).toMatch(/\S/);
			expect(skipped[0]?.message).toMatch(/\w \w/);
			expect(skipped[0]?.code).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
		});

		test("can be read twice with the same result", async () => {
			const source = await make();
			expect(await collect(source)).toEqual(await collect(source));
		});

		test("stops at the limit", async () => {
			const source = await make();
			for (const limit of [0, 1, 2, 9]) {
				const { records } = await collect(source, { limit });
				expect(records).toHaveLength(Math.min(limit, 3));
			}
		});

		test("stops when the signal is aborted, before and between records", async () => {
			const source = await make();
			expect(await collect(source, { signal: AbortSignal.abort("enough") })).toMatchObject({
				records: [],
				error: "enough",
			});
			const control = new AbortController();
			const read = async (): Promise<void> => {
				for await (const next of source.records({ signal: control.signal }))
					if ("record" in next) control.abort("halt");
			};
			await expect(read()).rejects.toBe("halt");
		});

		test("has an absolute location", async () => {
			const { location } = await make();
			expect(isAbsolute(location) || URL.canParse(location)).toBe(true);
		});

		test("counts, where it can, at least what it gives", async () => {
			const source = await make();
			if (isCountable(source)) expect((await source.count()) ?? 3).toBeGreaterThanOrEqual(3);
		});

		test("gives the files of its repositories, where it has them, and nothing outside", async () => {
			const source = await make();
			if (!isRepositories(source)) return;
			const files = await source.files("vitrine/one");
			expect(files?.map(({ path }) => path)).toContain("README.md");
			const whole = await source.read("vitrine/one", "README.md");
			expect(whole?.length).toBe(files?.find(({ path }) => path === "README.md")?.size);
			expect(await source.read("vitrine/one", "README.md", { start: 1, end: 3 })).toEqual(whole?.slice(1, 3));
			expect(await source.read("vitrine/one", "README.md", { start: 9_999_999, end: 10_000_000 })).toHaveLength(0);
			expect(await source.read("vitrine/one", "absent.txt")).toBeUndefined();
			expect(await source.read("vitrine/absent", "README.md")).toBeUndefined();
			expect(await source.files("vitrine/absent")).toBeUndefined();
			expect(await source.revision("vitrine/absent")).toBeUndefined();
			expect(await source.revision("vitrine/one")).toMatch(/^[0-9a-f]{40}$/);
			expect(await source.revision("vitrine/one")).toBe(await source.revision("vitrine/one"));
			for (const id of ["../one", "vitrine/../vitrine/one", "/etc", "vitrine/one/.."])
				expect(await source.files(id)).toBeUndefined();
			for (const path of ["../README.md", "/etc/passwd", "a/../../b", "./README.md", "", "a\0b"])
				await expect(source.read("vitrine/one", path)).rejects.toBeInstanceOf(SourceError);
		});

		test("gives the same bytes in pieces, where it has them", async () => {
			const source = await make();
			if (!isRepositories(source)) return;
			const whole = await source.read("vitrine/one", "README.md");
			expect(await joined(source.stream("vitrine/one", "README.md"))).toEqual(whole);
			expect(await joined(source.stream("vitrine/one", "README.md", { start: 1, end: 3 }))).toEqual(whole?.slice(1, 3));
			expect(await joined(source.stream("vitrine/one", "README.md", { start: 9e9, end: 9e9 + 1 }))).toHaveLength(0);
			expect(await source.stream("vitrine/one", "absent.txt")).toBeUndefined();
			expect(await source.stream("vitrine/absent", "README.md")).toBeUndefined();
			await expect(source.stream("vitrine/one", "../README.md")).rejects.toBeInstanceOf(SourceError);
		});
	});
}

async function joined(stream: Promise<AsyncIterable<Uint8Array> | undefined>): Promise<Uint8Array | undefined> {
	const pieces = await stream;
	if (pieces === undefined) return undefined;
	const all: Uint8Array[] = [];
	for await (const piece of pieces) all.push(piece);
	return new Uint8Array(Buffer.concat(all));
}
