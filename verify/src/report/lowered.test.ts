import { choicesFor, type Way } from "@vitrine/catalogue";
import type { ModelRecord } from "@vitrine/model";
import { describe, expect, it } from "vitest";
import type { Level } from "./level.ts";
import { wayStanding } from "./lowered.ts";
import { type Report, reportOf, type Standing } from "./report.ts";

const SHAPE = "0123456789abcdef";
const at = (level: Level): Report =>
	reportOf([
		{ id: "load/a/b.py", shape: SHAPE, level, tools: { python: "3.11.7", timm: "1.0.1" }, date: "2026-11-21" },
	]);

/** The way with this key for a record of these fields. */
const wayOf = (key: string, fields: Partial<ModelRecord>): Way | undefined =>
	choicesFor({ id: "acme/demo", tags: [], ...fields }).ways.find((way) => way.key === key);

const standing = (way: Way | undefined, level: Level = "run"): Standing | undefined =>
	wayStanding(at(level), way, { shape: SHAPE });

const GGUF = { siblings: [{ rfilename: "demo-Q4_K_M.gguf" }] };
const contradicted = wayOf("transformers", { library_name: "transformers", ...GGUF });
const tagged = wayOf("timm", { tags: ["timm"] });

describe("the standing of a way to use a model", () => {
	it("is that of its template where the way reads what the repository holds", () => {
		const way = wayOf("transformers", { library_name: "transformers", tags: ["safetensors", "bert"] });
		expect(way?.fit).toBe("fits");
		expect(standing(way)).toEqual(at("run").levelOf(SHAPE));
		expect(standing(undefined)).toEqual(at("run").levelOf(SHAPE));
	});

	it.each(["run", "typed", "commands checked"] as const)(
		"is parsed, not %s, for files that it does not read",
		(level) => {
			expect(standing(contradicted, level)).toEqual({
				level: "parsed",
				date: "2026-11-21",
				tools: { python: "3.11.7", timm: "1.0.1" },
				lowered: "Not higher for this model: The record names Transformers, but the repository holds only GGUF files",
			});
		},
	);

	it("says what contradicts it where its reason does not", () => {
		const way = choicesFor({
			id: "acme/demo",
			tags: ["lora", "diffusers", "base_model:adapter:acme/base"],
			...GGUF,
		}).ways;
		const adapter = way.find(({ fit, reason }) => fit === "mismatch" && reason.code === "adapter");
		expect(standing(adapter)?.lowered).toMatch(/, but this code does not read the files of the repository$/);
	});

	it("is typed at most where only a tag suggests it", () => {
		expect(tagged?.fit).toBe("unsure");
		expect(standing(tagged)).toMatchObject({
			level: "typed",
			lowered: "Not higher for this model, because the choice is uncertain: A tag names timm",
		});
	});

	it("is typed at most where only a name says what the repository holds", () => {
		const tags = ["mlx", "conversational"];
		const way = wayOf("mlx", { id: "acme/Demo-MLX-4bit", library_name: "transformers", tags });
		expect([way?.fit, way?.from]).toEqual(["fits", "name"]);
		expect(standing(way)?.lowered).toMatch(
			/ the choice is uncertain: Its name says that the weights are converted for MLX/,
		);
	});

	it("is unchanged where it says no more already", () => {
		expect(standing(contradicted, "parsed")).toEqual(at("parsed").levelOf(SHAPE));
		for (const level of ["parsed", "typed", "commands checked"] as const)
			expect(standing(tagged, level)).toEqual(at(level).levelOf(SHAPE));
	});

	it("is undefined for a shape that was not checked", () => {
		expect(wayStanding(reportOf([]), contradicted, { shape: SHAPE })).toBeUndefined();
	});
});
