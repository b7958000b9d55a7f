import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { unicode } from "../../test/values.ts";
import { CodeError, TemplateError, url } from "../index.ts";

describe("url", () => {
	it("encodes each segment of a path and the whole of a query value", () => {
		expect(url`https://h/models/${"a b/c?d#e%2e"}/x?y=${"a/b&c=d"}#${"é"}`).toBe(
			"https://h/models/a%20b/c%3Fd%23e%252e/x?y=a%2Fb%26c%3Dd#%C3%A9",
		);
		expect(url`/models/${"o/n"}@v${2}/`).toBe("/models/o/n@v2/");
	});

	it("is read back by the platform as the values put in", () => {
		const segments = fc.array(
			unicode.filter((value) => !/^(\.{0,2}|.*\/.*)$/s.test(value)),
			{ minLength: 1, maxLength: 3 },
		);
		fc.assert(
			fc.property(segments, unicode, (names, query) => {
				const { host, pathname, searchParams } = new URL(url`https://h.example/a/${names.join("/")}/z?q=${query}`);
				expect(host).toBe("h.example");
				expect(pathname.split("/").slice(2, -1).map(decodeURIComponent)).toEqual(names);
				expect([...searchParams]).toEqual([["q", query]]);
			}),
		);
	});

	it.each(["", ".", "..", "a/../b", "a//b", "/a", "a/", "a/."])("refuses %j, which a path would not keep", (id) => {
		expect(() => url`https://h/${id}`).toThrow(CodeError);
		expect(() => url`https://h/${id}/x`).toThrow(CodeError);
	});

	it("refuses dots that values make up together, and keeps those that are part of a name", () => {
		expect(() => url`/${"."}${"."}/x`).toThrow("a segment . or ..");
		expect(url`/v${"."}/${".."}x?${"../.."}`).toBe("/v./..x?..%2F..");
	});

	it.each([["a\ud800"], [undefined], [Number.NaN], [null], [{}]])("refuses %j", (value) => {
		expect(() => url`/${value as string}`).toThrow(CodeError);
		expect(() => url`/x?${value as string}`).toThrow(CodeError);
	});

	it("refuses a hole that could change the host", () => {
		expect(() => url`https://${"h"}/x`).toThrow(TemplateError);
		expect(() => url`https://h${".evil"}/x`).toThrow("could change the host");
		expect(() => url`${"https://h"}/x`).toThrow(TemplateError);
		expect(() => url`//${"h"}/x`).toThrow(TemplateError);
	});
});
