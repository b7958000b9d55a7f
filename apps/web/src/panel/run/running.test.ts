import { appsFor, appSnippets, type LinkedApp, type LocalApp, localApps } from "@vitrine/catalogue";
import type { ModelRecord } from "@vitrine/model";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { PARSER, RUNNABLE, SHELF } from "../../testing/shelf.ts";
import { checks } from "../../data/checks.ts";
import { linkBlock } from "./appLink.ts";
import { panelView } from "../view/props.ts";
import { running } from "./running.ts";
import { parsePanel, serialisePanel } from "../state/state.ts";
import type { PanelView } from "../shapes/view.ts";
import { character } from "../../../../../test/characters.ts";

const [GGUF, PAINTER, DASHED] = RUNNABLE;
const view = (record: ModelRecord, query = "mode=run"): PanelView =>
	panelView(record, parsePanel(new URLSearchParams(query)));
const shelved = (id: string): ModelRecord => SHELF.find((record) => record.id === id) as ModelRecord;
const keys = ({ run }: PanelView): readonly string[] | undefined => run?.quants.map(({ key }) => key);
const words = ({ blocks }: PanelView): string =>
	blocks.map((block) => (block.type === "code" ? block.html : block.type === "link" ? block.href : block.text)).join();

describe("running locally", () => {
	test("is offered exactly where an app runs the model", () => {
		for (const record of [...SHELF, ...RUNNABLE]) {
			const { modes, mode } = view(record, "");
			expect(modes.includes("run")).toBe(appsFor(record).length > 0);
			expect(modes).toContain(mode);
		}
		expect(view(shelved("acme/quiet")).problems).toMatchObject([
			{ field: "mode", message: "No known app runs acme/quiet locally." },
		]);
	});

	test("is the first mode if nothing loads or calls the model", () => {
		expect(view({ id: "acme/unnamed", tags: ["unsloth"] }, "").mode).toBe("run");
	});

	test("offers the apps of the record, in their order", () => {
		expect(view(GGUF).run?.apps.map(({ key }) => key)).toEqual(appsFor(GGUF).map(({ key }) => key));
	});

	test("shows the commands of the catalogue for every app, each with its title", () => {
		for (const app of appsFor(GGUF)) {
			const { blocks, run, problems } = view(GGUF, `mode=run&app=${app.key}`);
			expect([run?.app, run?.docs.href, problems]).toEqual([app.key, app.docsUrl, []]);
			const told = appSnippets(app, GGUF);
			expect(blocks.filter(({ type }) => type !== "note")).toMatchObject(
				told.map((block) =>
					"link" in block ? { type: "link", href: block.link } : { type: "code", title: block.title },
				),
			);
		}
	});

	test("reports an app that does not run the model, and shows another", () => {
		const { problems, run, blocks } = view(PAINTER, "mode=run&app=ollama");
		expect(problems).toMatchObject([{ field: "app", message: expect.stringContaining('"ollama"') }]);
		expect(run?.app).toBe("drawthings");
		expect(blocks.some(({ type }) => type === "link")).toBe(true);
	});

	test("says which apps need a Mac and which are retired, in the list and above the link", () => {
		expect(view(PAINTER).run?.apps.map(({ label }) => label)).toContain("Invoke · retired");
		expect(view(PAINTER).blocks[0]).toMatchObject({ type: "note", text: "Draw Things runs on macOS only." });
		expect(view(PAINTER, "mode=run&app=invoke").blocks[0]).toMatchObject({
			type: "note",
			text: expect.stringContaining("Invoke is retired"),
		});
	});

	test("says that an app is not released yet, and prefers others", () => {
		const [first] = appsFor(GGUF) as [LocalApp];
		const coming: LocalApp = { ...first, key: "soon", prettyLabel: "Soon", comingSoon: true };
		expect(running(GGUF, { app: "soon" }, [coming, first], checks()).blocks[0]).toMatchObject({
			text: "Soon is announced, but not available yet.",
		});
		expect(running(GGUF, {}, [coming, first], checks()).run.app).toBe(first.key);
	});

	test("names the field that no command can hold, as a notice and never as code", () => {
		const { why, blocks } = view(DASHED, "mode=run&app=vllm");
		expect(why).toMatch(/^vLLM cannot open this model\. id: .*"-acme\/parser"$/);
		expect(blocks).toEqual([]);
		expect(view(DASHED).run?.app).not.toBe("vllm");
		expect(view(DASHED).blocks.length).toBeGreaterThan(0);
	});
});

describe("the file to run", () => {
	test("is chosen by its quantization and size, and by its path if two have the same", () => {
		expect(view(GGUF).run?.quants).toEqual([
			{ key: "Q4_K_M", label: "Q4_K_M · 4.9 GB" },
			{ key: "Q8_0", label: "Q8_0 · 8.5 GB" },
			{ key: "old/parser-F16.gguf", label: "F16 (old/parser-F16.gguf) · 16.0 GB" },
			{ key: "new/parser-F16.gguf", label: "F16 (new/parser-F16.gguf)" },
		]);
		expect(view(GGUF).run?.quant).toBe("Q4_K_M");
	});

	test.each(["Q8_0", "q8_0", "parser-Q8_0.gguf"])("is the one that %s names", (quant) => {
		const chosen = view(GGUF, `mode=run&app=ollama&quant=${quant}`);
		expect([chosen.run?.quant, chosen.problems]).toEqual(["Q8_0", []]);
		expect(words(chosen)).toContain("acme/parser-gguf:Q8_0");
	});

	test("is left to an app that chooses itself", () => {
		const left = view(GGUF, "mode=run&app=lmstudio");
		expect([left.run?.quant, keys(left)?.[0]]).toEqual(["", ""]);
		expect(words(left)).not.toContain("file=");
		const chosen = view(GGUF, "mode=run&app=lmstudio&quant=new/parser-F16.gguf");
		expect(words(chosen)).toBe("lmstudio://open_from_hf?model=acme/parser-gguf&file=new/parser-F16.gguf");
	});

	test("is not asked for if the app takes none", () => {
		const jan = view(GGUF, "mode=run&app=jan&quant=Q8_0");
		expect([jan.run?.quants, jan.run?.quant, jan.problems]).toEqual([[], undefined, []]);
		expect(keys(view(PARSER, "mode=run&quant=Q8_0"))).toEqual([]);
	});

	test("is shown even if it is the only one", () => {
		const one = { ...GGUF, siblings: [{ rfilename: "parser-Q5_K_S.gguf", size: 5e9 }] };
		expect(view(one).run).toMatchObject({ quants: [{ label: "Q5_K_S · 5.0 GB" }], quant: "Q5_K_S" });
	});

	test("is reported if there is no such file, or the files are unknown", () => {
		const { siblings, ...unknown } = GGUF;
		expect(siblings).toBeDefined();
		for (const record of [GGUF, unknown])
			expect(view(record, "mode=run&quant=Q9").problems).toMatchObject([
				{ field: "quant", message: expect.stringContaining('"Q9"') },
			]);
	});

	test("is in a list of limited length", () => {
		const siblings = Array.from({ length: 20_000 }, (_, at) => ({ rfilename: `m${at}-Q8_0.gguf`, size: 1 }));
		expect(keys(view({ ...GGUF, siblings }, "mode=run&app=lmstudio"))).toHaveLength(201);
	});

	test("has an address that restores it, for any name", () => {
		fc.assert(
			fc.property(fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 2 }), (names) => {
				const record = { ...GGUF, siblings: names.map((name) => ({ rfilename: `${name.toWellFormed()}.gguf` })) };
				for (const key of keys(view(record)) ?? []) {
					const query = serialisePanel({ mode: "run", quant: key }).toString();
					// Spaces around a name are not kept in an address.
					if (key === key.trim()) expect(view(record, query)).toMatchObject({ run: { quant: key }, problems: [] });
				}
			}),
			{ numRuns: 60 },
		);
	});
});

describe("a link to an app", () => {
	const linked = localApps.filter((app): app is LinkedApp => "deeplink" in app);

	test("leads where the app's links lead, for any record", () => {
		const record = fc.record({ id: fc.string({ unit: character, minLength: 1 }), tags: fc.constant(["lora"]) });
		fc.assert(
			fc.property(fc.constantFrom(...linked), record, (app, model) => {
				const href = running(model, { app: app.key }, [app], checks()).blocks.find(
					(block) => block.type === "link",
				)?.href;
				const own = new URL(app.deeplink({ id: "owner/name", tags: [] }));
				if (href === undefined) return;
				expect(new URL(href).protocol).toBe(own.protocol);
				if (own.protocol === "https:") expect(new URL(href).host).toBe(own.host);
			}),
			{ numRuns: 300 },
		);
	});

	test.each(["javascript:alert(1)", "https://evil.example/x", "lmstudio", "http://backyard.ai/hf/model/a"])(
		"is not made of %s",
		(link) => {
			for (const app of linked)
				expect(linkBlock("x", app, link)).toMatchObject({
					type: "note",
					text: expect.stringContaining(app.prettyLabel),
				});
		},
	);
});
