import { constant, ident, py, type Python, sh } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { INSTALL } from "../installing/title.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const libreyolo: Library = {
	key: "libreyolo",
	prettyLabel: "LibreYOLO",
	summary: "Runs and trains YOLO and many other vision models behind one interface, by the LibreYOLO team.",
	licence: { value: "MIT", source: "pypi:libreyolo 1.6.0", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:libreyolo 1.6.0", day: "2026-11-23" },
	platforms: { value: ["CPU", "CUDA"], source: "pypi:libreyolo 1.6.0", day: "2026-11-24" },
	repoName: "LibreYOLO",
	repoUrl: "https://github.com/LibreYOLO/libreyolo",
	docsUrl: "https://www.libreyolo.com/docs",
	filter: false,
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "libreyolo", alsoNeeds: ["huggingface_hub"] },
	// Its class for these needs a package of Meta, which is in no registry.
	loads: ({ id }) => !id.startsWith("LibreYOLO/LibreSAM3DBody"),
	snippets: snippets,
};

/** Repositories of the project for models that have a class of their own, or are chosen by a name; all others are read by their address. */
function snippets({ id }: ModelRecord): readonly LoadSnippet[] {
	const asked = ASKED.get(id);
	if (asked === undefined) return [{ code: looking(id) }];
	return [{ title: INSTALL, code: sh`pip install ${constant(asked.package)}` }, { code: asked.code }];
}

function looking(id: string): Python {
	return py`
		from libreyolo import SAMPLE_IMAGE, LibreYOLO

		model = LibreYOLO(${`hf://${id}`})

		result = model(SAMPLE_IMAGE, save=True)
		print(result)
	`;
}

interface Asked {
	readonly code: Python;
	/** The package with the extra that the model needs. */
	readonly package: string;
}

/** A model that points at what a sentence describes. */
const pointing = (name: string): Asked => ({
	code: py`
		from libreyolo import SAMPLE_IMAGE, LibreGround

		model = LibreGround(${name})

		result = model(SAMPLE_IMAGE, prompt="the head of the person")
		print(result.points.xy)
	`,
	package: "libreyolo[ground]",
});

/** A model that cuts out what is at a point. */
const cutting = (name: string): Asked => ({
	code: py`
		from libreyolo import SAMPLE_IMAGE, LibreSAM

		model = LibreSAM(${name})

		result = model(SAMPLE_IMAGE, points=[[320, 240]])
		print(result.masks)
	`,
	package: "libreyolo[sam]",
});

/** A language model that sees, and finds objects of any classes. */
const finding = (family: string, size: string, extra = "libreyolo[vlm]"): Asked => ({
	code: py`
		from libreyolo import SAMPLE_IMAGE, ${ident(family)}

		model = ${ident(family)}(${size})
		model.set_classes(["person", "wall"])

		result = model(SAMPLE_IMAGE, save=True)
		print(result)
	`,
	package: extra,
});

/** The repositories of libreyolo 1.6.0 for such models. */
const ASKED: ReadonlyMap<string, Asked> = new Map([
	["LibreYOLO/LibreGroundFlorence2base", pointing("florence-2-base")],
	["LibreYOLO/LibreGroundQwen3VL2b", pointing("qwen3-vl-2b")],
	["LibreYOLO/LibreShowUI2b", pointing("showui-2b")],
	["LibreYOLO/LibreGemma4e2b", finding("LibreGemma4", "e2b")],
	["LibreYOLO/LibreGemma4e4b", finding("LibreGemma4", "e4b")],
	["LibreYOLO/LibreMoondream2", finding("LibreMoondream", "2")],
	["LibreYOLO/LibreMoondream3", finding("LibreMoondream", "3")],
	["LibreYOLO/LibreMolmo24b", finding("LibreMolmo2", "4b", "libreyolo[molmo2]")],
	["LibreYOLO/LibreMolmo28b", finding("LibreMolmo2", "8b", "libreyolo[molmo2]")],
	["LibreYOLO/LibreMolmo2o-7b", finding("LibreMolmo2", "o-7b", "libreyolo[molmo2]")],
	["LibreYOLO/LibreSAMbase", cutting("sam-base")],
	["LibreYOLO/LibreSAMlarge", cutting("sam-large")],
	["LibreYOLO/LibreSAMhuge", cutting("sam-huge")],
	["LibreYOLO/LibreSAM2tiny", cutting("sam2-tiny")],
	["LibreYOLO/LibreSAM2small", cutting("sam2-small")],
	["LibreYOLO/LibreSAM2base-plus", cutting("sam2-base-plus")],
	["LibreYOLO/LibreSAM2large", cutting("sam2-large")],
	["LibreYOLO/LibreEdgeTAM", cutting("edgetam")],
]);
