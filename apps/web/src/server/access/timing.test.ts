import { afterAll, expect, test } from "vitest";
import type { Store } from "../store.ts";
import { guardedApp, OTHER, PRIVATE, PUBLIC, testTokens } from "./testing.ts";

const { tokens, secrets, close } = testTokens();
afterAll(close);

/** An id that no model has, as long as that of the private one. */
const MISSING = "acme/xylogramm";

const INFO = (id: string): string => `/api/models/${id}`;

const ADDRESSES: readonly ((id: string) => string)[] = [
	(id) => `/models/${id}`,
	(id) => `/models/${id}.json`,
	(id) => `/models/${id}?tab=files`,
	(id) => `/${id}`,
	INFO,
	(id) => `/api/models/${id}/tree/main`,
	(id) => `/api/models/${id.toUpperCase()}`,
	(id) => `/api/models?search=${id}`,
	(id) => `/api/v1/models/${id}`,
	(id) => `/${id}/resolve/main/config.json`,
	(id) => `/v2/${id}/manifests/latest`,
	(id) => `/compare?model=${id}`,
	(id) => `/models?q=${id}`,
	(id) => `/search?q=${id}`,
	(id) => `/islands/model-list.json?q=${id}`,
	(id) => `/islands/palette-models.json?q=${id}`,
	(id) => `/islands/panel.json?model=${id}`,
];

/** Adds to `calls` what is asked of the index and of the files, except for what is the same for every model. */
function observed(calls: string[]): (store: Store) => Store {
	const watch = <T extends object>(target: T): T =>
		new Proxy(target, {
			get(of, name) {
				const value: unknown = Reflect.get(of, name, of);
				if (typeof value !== "function") return value;
				return (...args: unknown[]) => {
					const result: unknown = value.apply(of, args);
					if (name === "readerFor") return watch(result as object);
					calls.push(`${String(name)} ${JSON.stringify(args)}`);
					return result;
				};
			},
		});
	return (store) => ({ ...store, index: watch(store.index), repositories: () => never("a repository was opened") });
}

function never(why: string): never {
	throw new Error(why);
}

/** What an address asks of the index for an id, which is written as ID. */
async function askedFor(address: (id: string) => string, id: string, token?: string): Promise<readonly string[]> {
	const calls: string[] = [];
	const app = await guardedApp([PUBLIC, OTHER, PRIVATE], "public", tokens, observed(calls));
	await app.request(address(id), { headers: token === undefined ? {} : { Authorization: `Bearer ${token}` } });
	return calls.map((call) => call.replaceAll(/xylograph|xylogramm/gi, "NAME"));
}

test.each(ADDRESSES.map((address) => [address("ID"), address] as const))(
	"%s asks the index the same of a private model as of one that is missing, and opens no files",
	async (_, address) => {
		for (const token of [undefined, secrets.beta])
			expect(await askedFor(address, PRIVATE.id, token)).toEqual(await askedFor(address, MISSING, token));
	},
);

test("the comparison sees what is asked", async () => {
	const asked = await askedFor(INFO, MISSING);
	expect(asked.some((call) => call.startsWith("get "))).toBe(true);
	expect(await askedFor(INFO, PRIVATE.id, secrets.acme)).not.toEqual(asked);
});
