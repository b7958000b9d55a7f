import { appendFileSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Outcome } from "@vitrine/model";
import { afterAll, describe, expect, it, onTestFinished } from "vitest";
import { backUp, importSource, openStore, restore, type Store } from "./index.ts";

const folder = mkdtempSync(join(tmpdir(), "vitrine-outcomes-"));
afterAll(() => rmSync(folder, { recursive: true }));

let made = 0;

interface Stage {
	readonly store: Store;
	readonly data: string;
	/** The folder of `acme/one`. */
	readonly model: string;
	/** The outcome of a check of these files. */
	readonly outcomeOf: (id: string, result?: Outcome["result"]) => Promise<Outcome>;
}

async function stage(): Promise<Stage> {
	const own = join(folder, String(made++));
	for (const name of ["one", "two"]) {
		mkdirSync(join(own, "models/acme", name), { recursive: true });
		writeFileSync(join(own, "models/acme", name, "config.json"), `{"model_type": "bert"}`);
	}
	const data = join(own, "data");
	const store = await opened(data);
	await importSource(store.index, join(own, "models"));
	const outcomeOf: Stage["outcomeOf"] = async (id, result = "run") => {
		const row = (await store.index.get(id))!;
		return outcome(id, result, (await store.repositories(row)!.revision(id))!);
	};
	return { store, data, model: join(own, "models/acme/one"), outcomeOf };
}

async function opened(data: string): Promise<Store> {
	const store = await openStore({ data, starter: false });
	onTestFinished(() => store.close());
	return store;
}

const outcome = (model: string, result: Outcome["result"], revision: string): Outcome => ({
	model,
	result,
	at: "2026-11-22T10:00:00.000Z",
	revision,
	library: "transformers",
	install: "pip install transformers torch",
	versions: { transformers: "5.23.0", torch: "2.15.0" },
	sandbox: "bubblewrap 0.8.0",
	trusted: false,
	blocks: [{ shape: "0123456789abcdef", result, seconds: 1, peak: 1e8, output: "[]" }],
});

/** The outcome of a model as the site sees it. */
async function known(store: Store, id: string): Promise<readonly [result: string, isCurrent: boolean] | undefined> {
	const found = await store.outcomes!.of((await store.index.get(id))!);
	return found && [found.outcome.result, found.isCurrent];
}

describe("the outcome of a check", () => {
	it("is current until a file of the model changes, and then outdated", async () => {
		const { store, model, outcomeOf } = await stage();
		expect(await known(store, "acme/one")).toBeUndefined();
		store.outcomes!.keep(await outcomeOf("acme/one"));
		expect([await known(store, "acme/one"), await store.outcomes!.ids("run")]).toEqual([["run", true], ["acme/one"]]);
		appendFileSync(join(model, "config.json"), " ");
		expect(await known(store, "acme/one")).toEqual(["run", false]);
		const other = await opened(join(model, "../../../data"));
		expect(await other.outcomes!.ids("run")).toEqual([]);
	});

	it("is not current while the files cannot be read", async () => {
		const { store, model, outcomeOf } = await stage();
		store.outcomes!.keep(await outcomeOf("acme/one"));
		renameSync(join(model, "../.."), join(model, "../../../away"));
		expect(await known(store, "acme/one")).toEqual(["run", false]);
	});

	it("replaces the one before, and stays when the models are imported again", async () => {
		const { store, model, outcomeOf } = await stage();
		store.outcomes!.keep(await outcomeOf("acme/one"));
		store.outcomes!.keep(await outcomeOf("acme/one", "failed"));
		store.outcomes!.keep(await outcomeOf("acme/two"));
		await importSource(store.index, join(model, "../.."));
		expect([await store.outcomes!.ids("failed"), await store.outcomes!.ids("run")]).toEqual([
			["acme/one"],
			["acme/two"],
		]);
		expect((await store.index.search({ ids: await store.outcomes!.ids("failed") })).total).toBe(1);
	});

	it("is found among those of many models", async () => {
		const { store, outcomeOf } = await stage();
		store.outcomes!.keep(await outcomeOf("acme/one", "failed"));
		const { rows } = await store.index.search({});
		expect(rows).toHaveLength(2);
		const found = [...(await store.outcomes!.among(rows))];
		expect(
			found.map(
				([
					id,
					{
						outcome: { result },
						isCurrent,
					},
				]) => [id, result, isCurrent],
			),
		).toEqual([["acme/one", "failed", true]]);
	});

	it("is in a backup", async () => {
		const { store, data, outcomeOf } = await stage();
		store.outcomes!.keep(await outcomeOf("acme/one"));
		const { file } = await backUp({ data }, join(data, "../backup"));
		store.outcomes!.keep(await outcomeOf("acme/one", "failed"));
		await restore({ data }, file);
		expect(await known(store, "acme/one")).toEqual(["run", true]);
		const elsewhere = join(data, "../elsewhere");
		await restore({ data: elsewhere }, file);
		expect(await known(await opened(elsewhere), "acme/one")).toEqual(["run", true]);
	});
});
