import { constant, py, type Python, sh } from "@vitrine/code";
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

/** Repositories of the project for models that are chosen by a name and asked for something; all others are read by their address. */
function snippets({ id }: ModelRecord): readonly LoadSnippet[] {
	const asked = ASKED.get(id);
	if (asked === undefined) return [{ code: looking(id) }];
	const { name, kind } = asked;
	return [{ title: INSTALL, code: sh`pip install ${constant(asked.package)}` }, { code: kind(name) }];
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
	/** What the package calls the model. */
	readonly name: string;
	readonly kind: (name: string) => Python;
	/** The package with the extra that the model needs. */
	readonly package: string;
}

/** A model that points at what a sentence describes. */
const pointing = (name: string): Python => py`
	from libreyolo import SAMPLE_IMAGE, LibreGround

	model = LibreGround(${name})

	result = model(SAMPLE_IMAGE, prompt="the head of the person")
	print(result.points.xy)
`;

/** A model that finds objects of any classes. */
const finding = (name: string): Python => py`
	from libreyolo import SAMPLE_IMAGE, LibreVLM

	model = LibreVLM(${name})
	model.set_classes(["person", "wall"])

	result = model(SAMPLE_IMAGE, save=True)
	print(result)
`;

/** A model that cuts out what is at a point. */
const cutting = (name: string): Python => py`
	from libreyolo import SAMPLE_IMAGE, LibreSAM

	model = LibreSAM(${name})

	result = model(SAMPLE_IMAGE, points=[[320, 240]])
	print(result.masks)
`;

const ground = (name: string): Asked => ({ name, kind: pointing, package: "libreyolo[ground]" });
const vlm = (name: string): Asked => ({ name, kind: finding, package: "libreyolo[vlm]" });
const sam = (name: string): Asked => ({ name, kind: cutting, package: "libreyolo[sam]" });
const molmo = (name: string): Asked => ({ name, kind: finding, package: "libreyolo[molmo2]" });

/** Of libreyolo 1.6.0, the repositories and the names of their models. */
const ASKED: ReadonlyMap<string, Asked> = new Map([
	["LibreYOLO/LibreGroundFlorence2base", ground("florence-2-base")],
	["LibreYOLO/LibreGroundQwen3VL2b", ground("qwen3-vl-2b")],
	["LibreYOLO/LibreShowUI2b", ground("showui-2b")],
	["LibreYOLO/LibreGemma4e2b", vlm("gemma-4-e2b")],
	["LibreYOLO/LibreGemma4e4b", vlm("gemma-4-e4b")],
	["LibreYOLO/LibreMoondream2", vlm("moondream-2")],
	["LibreYOLO/LibreMoondream3", vlm("moondream-3")],
	["LibreYOLO/LibreMolmo24b", molmo("molmo2-4b")],
	["LibreYOLO/LibreMolmo28b", molmo("molmo2-8b")],
	["LibreYOLO/LibreMolmo2o-7b", molmo("molmo2-o-7b")],
	["LibreYOLO/LibreSAMbase", sam("sam-base")],
	["LibreYOLO/LibreSAMlarge", sam("sam-large")],
	["LibreYOLO/LibreSAMhuge", sam("sam-huge")],
	["LibreYOLO/LibreSAM2tiny", sam("sam2-tiny")],
	["LibreYOLO/LibreSAM2small", sam("sam2-small")],
	["LibreYOLO/LibreSAM2base-plus", sam("sam2-base-plus")],
	["LibreYOLO/LibreSAM2large", sam("sam2-large")],
	["LibreYOLO/LibreEdgeTAM", sam("edgetam")],
]);
