import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { PlaceError, placeOf } from "./index.ts";

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
		expect(placeOf(env)).toEqual({ cluster: { nodes: ["http://one:9200", "http://two:9200"] } });
		expect(placeOf(env, { data: "/other" })).toEqual({ data: "/other" });
		expect(placeOf(env, { opensearch: "https://three/search" })).toEqual({
			cluster: { nodes: ["https://three/search"] },
		});
	});

	it("has all that the environment says of the cluster", () => {
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
		[{ VITRINE_OPENSEARCH: "one:9200" }, 'VITRINE_OPENSEARCH is "one:9200": it should be the URLs of all nodes'],
		[{ VITRINE_OPENSEARCH: "http://one,ftp://two" }, '"ftp://two"'],
		[{ VITRINE_OPENSEARCH: "http://one:9200?pretty" }, '"http://one:9200?pretty"'],
		[{ VITRINE_OPENSEARCH: " , " }, 'VITRINE_OPENSEARCH is " , "'],
		[
			{ VITRINE_OPENSEARCH: URLS, VITRINE_OPENSEARCH_PASSWORD: "hush" },
			"VITRINE_OPENSEARCH_PASSWORD is set without VITRINE_OPENSEARCH_USER",
		],
		[
			{ VITRINE_OPENSEARCH: URLS, VITRINE_OPENSEARCH_USER: "me" },
			"VITRINE_OPENSEARCH_USER is set without VITRINE_OPENSEARCH_PASSWORD",
		],
		[
			{
				VITRINE_OPENSEARCH: URLS,
				VITRINE_OPENSEARCH_USER: "me",
				VITRINE_OPENSEARCH_PASSWORD: "hush",
				VITRINE_OPENSEARCH_TOKEN: "hush",
			},
			"VITRINE_OPENSEARCH_TOKEN is set together with VITRINE_OPENSEARCH_USER",
		],
		[
			{ VITRINE_OPENSEARCH: URLS, VITRINE_OPENSEARCH_CA: "/no/such.pem" },
			"VITRINE_OPENSEARCH_CA: /no/such.pem cannot be read",
		],
		[{ VITRINE_OPENSEARCH: URLS, VITRINE_OPENSEARCH_CA: empty }, "is not a certificate"],
		[{ VITRINE_OPENSEARCH: "http://one:9200", VITRINE_OPENSEARCH_CA: ca }, "no node is reached by https"],
		[{ VITRINE_OPENSEARCH: URLS, VITRINE_OPENSEARCH_INDEX: "_Models" }, 'VITRINE_OPENSEARCH_INDEX is "_Models"'],
		[{ VITRINE_OPENSEARCH: URLS, VITRINE_OPENSEARCH_SHARDS: "0" }, 'VITRINE_OPENSEARCH_SHARDS is "0"'],
		[{ VITRINE_OPENSEARCH: URLS, VITRINE_OPENSEARCH_REPLICAS: "many" }, 'VITRINE_OPENSEARCH_REPLICAS is "many"'],
		[{ VITRINE_OPENSEARCH_USER: "me" }, "VITRINE_OPENSEARCH_USER is set, and VITRINE_OPENSEARCH is not"],
	])("refuses %j", (env, told) => {
		expect(() => placeOf(env)).toThrow(PlaceError);
		expect(() => placeOf(env)).toThrow(told);
		expect(() => placeOf(env)).not.toThrow("hush");
	});

	it("never repeats a password that stands in a URL, and says where it belongs", () => {
		const place = placeOf.bind(undefined, { VITRINE_OPENSEARCH: "https://me:hush@one:9200" });
		expect(place).toThrow(
			'"one:9200" with a user or a password: it should be without them, which belong in VITRINE_OPENSEARCH_USER',
		);
		expect(place).not.toThrow("hush");
	});

	it("is one, not two", () => {
		expect(() => placeOf({}, { data: "/data", opensearch: URLS })).toThrow("--data and --opensearch");
	});
});
