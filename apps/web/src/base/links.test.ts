import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { links, outward } from "./links.ts";
import { character } from "../../../../test/characters.ts";

/** The request of a browser that follows a link, segment by segment. */
function asked(link: string): { readonly segments: readonly string[]; readonly search: URLSearchParams } {
	const { pathname, searchParams } = new URL(link, "http://site");
	return { segments: pathname.slice(1).split("/").map(decodeURIComponent), search: searchParams };
}

/** Any text a browser can carry: addresses cannot contain half a surrogate pair. */
const text = fc.string({ unit: character, maxLength: 40 }).filter((one) => one.isWellFormed());
const segment = text.filter((one) => one !== "" && one !== "." && one !== "..");

describe("links", () => {
	test("to a model keep any owner and name", () => {
		fc.assert(
			fc.property(
				segment.filter((owner) => !owner.includes("/")),
				segment,
				(owner, name) => {
					const id = `${owner}/${name}`;
					expect(asked(links.model(id)).segments).toEqual(["models", owner, name]);
					expect(asked(links.record(id)).segments).toEqual(["api", "models", owner, name]);
					expect(asked(links.file(id, "a")).segments).toEqual([owner, name, "resolve", "main", "a"]);
				},
			),
		);
	});

	test("to a model without an owner have two segments", () => {
		expect(links.model("gpt2")).toBe("/models/gpt2");
	});

	test.each(["..", ".", "", "a/..", "../b", "/b", "a/"])(
		"to the id %j, which no address can hold, search for it",
		(id) => {
			const { segments, search } = asked(links.model(id));
			expect(segments).toEqual(["models"]);
			expect(search.get("q") ?? "").toBe(id);
			expect(asked(links.record(id)).segments).toEqual(["api", "models"]);
		},
	);

	test("to tasks, libraries and providers are one segment for any key", () => {
		fc.assert(
			fc.property(segment, (key) => {
				for (const link of [links.task, links.library, links.provider])
					expect(asked(link(key)).segments).toHaveLength(2);
				expect(asked(links.library(key)).segments[1]).toBe(key);
			}),
		);
	});

	test("keep a query, repeat lists, and leave out empty values", () => {
		expect(links.models({ q: "a&b=c#d", task: ["x", "y"], library: undefined, sort: "", direction: false })).toBe(
			"/models?q=a%26b%3Dc%23d&task=x&task=y",
		);
	});

	test("to the source encode a file's name but not its folders", () => {
		expect(outward.edit("owner/name", "docs/a page #1.md")).toBe(
			"https://github.com/owner/name/blob/main/docs/a%20page%20%231.md",
		);
	});
});
