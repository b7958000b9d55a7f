import { array, assert, property, string } from "fast-check";
import { describe, expect, test } from "vitest";
import { type Address, addresses } from "./address.ts";

const first = (path: string): Address | undefined => addresses(path)[0];

describe("an address of the read API", () => {
	test.each([
		["/api/models/a/b", { id: "a/b", verb: "info", revision: "main", path: "" }],
		["/api/models/gpt2", { id: "gpt2", verb: "info", revision: "main", path: "" }],
		["/api/models/a/b/revision/refs%2Fpr%2F1", { id: "a/b", verb: "revision", revision: "refs/pr/1", path: "" }],
		["/api/models/a/b/tree/main", { id: "a/b", verb: "tree", revision: "main", path: "" }],
		["/api/models/a/b/tree/main/x%2Fy", { id: "a/b", verb: "tree", revision: "main", path: "x/y" }],
		["/api/models/a/b/tree/main/x/y", { id: "a/b", verb: "tree", revision: "main", path: "x/y" }],
		["/api/models/a/b/paths-info/main", { id: "a/b", verb: "paths-info", revision: "main", path: "" }],
		["/api/models/a/b/refs", { id: "a/b", verb: "refs", revision: "main", path: "" }],
		["/a/b/resolve/main/x/y%20z", { id: "a/b", verb: "resolve", revision: "main", path: "x/y z" }],
		["//a/b/raw/HEAD/x", { id: "a/b", verb: "raw", revision: "HEAD", path: "x" }],
		["//api/models/a/b/commits/main", { id: "a/b", verb: "commits", revision: "main", path: "" }],
		["/api/models/a/b/auth-check", { id: "a/b", verb: "auth-check", revision: "main", path: "" }],
		["/gpt2/resolve/main/x", { id: "gpt2", verb: "resolve", revision: "main", path: "x" }],
	] satisfies readonly (readonly [string, Address])[])("%s", (path, address) => {
		expect(first(path)).toEqual(address);
	});

	test("that has two meanings gives both", () => {
		expect(addresses("/api/models/a/refs").map(({ id, verb }) => [id, verb])).toEqual([
			["a/refs", "info"],
			["a", "refs"],
		]);
	});

	test.each([
		"/",
		"/models/a/b",
		"/api/models",
		"/api/tasks/x",
		"/a/b/blob/main/x",
		"/a/b/resolve/main",
		"/a/%FF/resolve/main/x",
		"/a//resolve/main/x",
		"/api/models/a/b/revision/main/more",
	])("is not %s", (path) => {
		expect(addresses(path)).toEqual([]);
	});

	test("is decoded exactly once, for any id, revision and path", () => {
		const step = string({ minLength: 1, unit: "grapheme" }).filter((text) => !/^\.{1,2}$/.test(text));
		assert(
			property(step, step, step, array(step, { minLength: 1, maxLength: 3 }), (owner, name, revision, path) => {
				const written = [owner, name, "resolve", revision, ...path].map(encodeURIComponent).join("/");
				const wanted = { id: `${owner}/${name}`, verb: "resolve", revision, path: path.join("/") };
				expect(addresses(`/${written}`)).toContainEqual(wanted);
			}),
		);
	});
});
