import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { INDEX, SHARDS } from "../../../../fixtures/hostile/shards.ts";
import { SWEEP } from "../../../../test/sweep.ts";
import { LARGEST_ANSWER } from "./jsonList.ts";
import { type Stage, stage } from "./testing.ts";

/** A safetensors file with this header, which is `length` bytes long. */
function shard(header: string, length = header.length): Uint8Array {
	const start = Buffer.alloc(8);
	start.writeBigUInt64LE(BigInt(length));
	return Buffer.concat([start, Buffer.from(header), Buffer.alloc(4)]);
}

const HEADER = { w: { dtype: "F16", shape: [2], data_offsets: [0, 4] } };
const indexOf = (...names: readonly unknown[]): string =>
	JSON.stringify({
		metadata: { total_size: 8 },
		weight_map: Object.fromEntries(names.map((name, at) => [`t${at}`, name])),
	});

/** Characters of JSON that the thread that answers may parse, far less than a hostile file has. */
const LONGEST = 10_000;

/** The hostile models, by what they try. */
const HOSTILE = Object.keys(SHARDS).map((tries, at) => [tries, `hostile/h${at}`] as const);

let site: Stage;
beforeAll(async () => {
	const whole = shard(JSON.stringify(HEADER));
	site = await stage({
		"acme/one/README.md": "# One",
		"acme/one/a.safetensors": whole,
		"acme/one/b.safetensors": whole,
		"acme/one/model.safetensors.index.json": indexOf("a.safetensors", "b.safetensors", "a.safetensors"),
		"acme/one/unet/x.safetensors": whole,
		"acme/one/unet/x.safetensors.index.json": indexOf("x.safetensors"),
		"acme/one/missing.json": indexOf("none.safetensors"),
		"acme/one/leaving.json": indexOf("../../acme/two/README.md"),
		"acme/one/long.json": indexOf("long.safetensors"),
		"acme/one/long.safetensors": shard("{}", 2 ** 40),
		"acme/one/text.json": indexOf("README.md"),
		"acme/one/list.json": "[]",
		"acme/one/many.json": indexOf(...Array.from({ length: 2_001 }, (_, at) => `${at}.safetensors`)),
		"acme/one/bare.json": '{"weight_map": 1}',
		"acme/two/README.md": "# Two",
	});
});
afterAll(() => site.close());

function hostileFiles(): Readonly<Record<string, string | Uint8Array>> {
	const all = HOSTILE.flatMap(([tries, id]) =>
		Object.entries({ "config.json": "{}", ...SHARDS[tries]?.() }).map(
			([path, content]) => [`${id}/${path}`, content] as const,
		),
	);
	return Object.fromEntries(all);
}

const ask = (path: string, { app } = site, id = "acme/one"): Promise<Response> =>
	Promise.resolve(app.request(`/api/models/${id}/safetensors-metadata/${path}`));

test("the headers of all shards are in one answer, by the names in the index", async () => {
	expect(await (await ask("model.safetensors.index.json")).json()).toEqual({
		index: { metadata: { total_size: 8 } },
		headers: { "a.safetensors": HEADER, "b.safetensors": HEADER },
	});
	expect(await (await ask("unet/x.safetensors.index.json")).json()).toMatchObject({
		headers: { "x.safetensors": HEADER },
	});
});

test.each([
	["none.json", 404, /no file "none\.json"/],
	["missing.json", 404, /no file "none\.safetensors"/],
	["leaving.json", 404, /no file "\.\.\/\.\.\/acme\/two\/README\.md"/],
	["long.json", 400, /long\.safetensors" is neither/],
	["text.json", 400, /README\.md" is neither/],
	["list.json", 400, /list\.json" is neither/],
	["bare.json", 400, /bare\.json" is not an index/],
	["README.md", 400, /README\.md" is neither/],
	["many.json", 400, /many\.json" contains or names/],
])("%s is answered %i with the reason", async (path, status, why) => {
	const answer = await ask(path);
	expect([answer.status, answer.headers.get("X-Error-Message")]).toEqual([status, expect.stringMatching(why)]);
});

describe("an untrusted index or header", SWEEP, () => {
	let hostile: Stage;
	beforeAll(async () => void (hostile = await stage(hostileFiles())));
	afterAll(() => hostile.close());

	test.each(HOSTILE)("%s is answered or refused, and read by another thread", async (_, id) => {
		const parse = vi.spyOn(JSON, "parse");
		const answer = await ask(INDEX, hostile, id);
		const body = await answer.text();
		const lengths = parse.mock.calls.map(([text]) => text.length);
		parse.mockRestore();
		expect(Math.max(0, ...lengths)).toBeLessThan(LONGEST);
		expect([200, 400, 404]).toContain(answer.status);
		expect(JSON.parse(body)).toBeTypeOf("object");
		expect(body.length).toBeLessThan(LARGEST_ANSWER + 10_000);
	});
});
