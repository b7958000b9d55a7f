import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SettingError } from "@vitrine/search/opensearch/settings";
import { afterAll, describe, expect, it } from "vitest";
import { placeOf } from "./place.ts";

const folder = mkdtempSync(join(tmpdir(), "vitrine-place-"));
afterAll(() => rmSync(folder, { recursive: true }));

const PEM = "-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----\n";
const ca = join(folder, "ca.pem");
writeFileSync(ca, PEM);
const empty = join(folder, "empty.pem");
writeFileSync(empty, "");

const URLS = "https://one:9200,https://two:9200";

describe("the place of a catalogue", () => {
	it("is a directory unless a cluster is named", () => {
		expect(placeOf({})).toEqual({ data: expect.stringMatching(/\.vitrine$/) });
		expect(placeOf({ VITRINE_DATA: "/data" })).toEqual({ data: "/data" });
		expect(placeOf({ VITRINE_DATA: "/data" }, { data: "/other" })).toEqual({ data: "/other" });
		expect(placeOf({ VITRINE_OPENSEARCH: "" })).toHaveProperty("data");
	});

	it("is the cluster of the environment, unless the command line names a place", () => {
		const env = { VITRINE_DATA: "/data", VITRINE_OPENSEARCH: " http://one:9200/ ,http://two:9200,http://one:9200," };
		expect(placeOf(env)).toEqual({
			cluster: { nodes: ["http://one:9200", "http://two:9200"] },
			digests: "/data/digests.sqlite",
		});
		expect(placeOf(env, { data: "/other" })).toEqual({ data: "/other" });
		expect(placeOf(env, { opensearch: "https://three/search" })).toEqual({
			cluster: { nodes: ["https://three/search"] },
			digests: "/data/digests.sqlite",
		});
	});

	it("has all settings of the cluster", () => {
		const env = {
			VITRINE_OPENSEARCH: URLS,
			VITRINE_OPENSEARCH_USER: "vitrine",
			VITRINE_OPENSEARCH_PASSWORD: "a secret ",
			VITRINE_OPENSEARCH_CA: ca,
			VITRINE_OPENSEARCH_INDEX: "models-2",
			VITRINE_OPENSEARCH_SHARDS: "3",
			VITRINE_OPENSEARCH_REPLICAS: "0",
		};
		expect(placeOf(env)).toEqual({
			cluster: {
				nodes: ["https://one:9200", "https://two:9200"],
				username: "vitrine",
				password: "a secret ",
				ca: PEM,
				name: "models-2",
				shards: 3,
				replicas: 0,
			},
		});
		const withToken = { VITRINE_OPENSEARCH: URLS, VITRINE_OPENSEARCH_TOKEN: "abc\n" };
		expect(placeOf(withToken)).toMatchObject({ cluster: { token: "abc" } });
	});

	it.each<[Record<string, string>, string]>([
		[{ VITRINE_OPENSEARCH: "one:9200" }, 'VITRINE_OPENSEARCH contains "one:9200", which is not the URL of a node'],
		[{ VITRINE_OPENSEARCH: "http://one,ftp://two" }, '"ftp://two"'],
		[{ VITRINE_OPENSEARCH: "http://one:9200?pretty" }, '"http://one:9200?pretty"'],
		[{ VITRINE_OPENSEARCH: " , " }, 'VITRINE_OPENSEARCH is " , "'],
		[{ VITRINE_OPENSEARCH: URLS, VITRINE_OPENSEARCH_PASSWORD: "hush" }, "VITRINE_OPENSEARCH_USER is not"],
		[{ VITRINE_OPENSEARCH: URLS, VITRINE_OPENSEARCH_USER: "me" }, "VITRINE_OPENSEARCH_PASSWORD is not set"],
		[
			{
				VITRINE_OPENSEARCH: URLS,
				VITRINE_OPENSEARCH_USER: "me",
				VITRINE_OPENSEARCH_PASSWORD: "hush",
				VITRINE_OPENSEARCH_TOKEN: "hush",
			},
			"VITRINE_OPENSEARCH_TOKEN and VITRINE_OPENSEARCH_USER are both set",
		],
		[
			{ VITRINE_OPENSEARCH: URLS, VITRINE_OPENSEARCH_CA: "/no/such.pem" },
			"VITRINE_OPENSEARCH_CA: /no/such.pem cannot be read",
		],
		[{ VITRINE_OPENSEARCH: URLS, VITRINE_OPENSEARCH_CA: empty }, "contains no certificate"],
		[{ VITRINE_OPENSEARCH: "http://one:9200", VITRINE_OPENSEARCH_CA: ca }, "no node is reached by https"],
		[{ VITRINE_OPENSEARCH: URLS, VITRINE_OPENSEARCH_INDEX: "_Models" }, 'VITRINE_OPENSEARCH_INDEX is "_Models"'],
		[{ VITRINE_OPENSEARCH: URLS, VITRINE_OPENSEARCH_SHARDS: "0" }, 'VITRINE_OPENSEARCH_SHARDS is "0"'],
		[{ VITRINE_OPENSEARCH: URLS, VITRINE_OPENSEARCH_REPLICAS: "many" }, 'VITRINE_OPENSEARCH_REPLICAS is "many"'],
		[{ VITRINE_OPENSEARCH_USER: "me" }, "VITRINE_OPENSEARCH_USER is set, but VITRINE_OPENSEARCH is not"],
	])("refuses %j", (env, expected) => {
		expect(() => placeOf(env)).toThrow(SettingError);
		expect(() => placeOf(env)).toThrow(
			expect.objectContaining({ field: expect.stringMatching(/^VITRINE_OPENSEARCH/) }),
		);
		expect(() => placeOf(env)).toThrow(expected);
		expect(() => placeOf(env)).not.toThrow("hush");
	});

	it("never repeats a password in a URL, and names the variables for it", () => {
		const place = placeOf.bind(undefined, { VITRINE_OPENSEARCH: "https://me:hush@one:9200" });
		expect(place).toThrow("the URL of one:9200 contains a user or a password: set VITRINE_OPENSEARCH_USER");
		expect(place).not.toThrow("hush");
	});

	it("is one, not two", () => {
		expect(() => placeOf({}, { data: "/data", opensearch: URLS })).toThrow("--data and --opensearch are both set");
	});
});
