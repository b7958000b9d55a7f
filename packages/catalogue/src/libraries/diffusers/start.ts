import { constant, ident, joined, lines, py, when, type Python } from "@vitrine/code";

export interface Start {
	/** The pipeline class. */
	readonly pipeline: string;
	/** The id it is loaded from. */
	readonly from: string;
	/** Helpers of `diffusers.utils` that the remaining code calls. */
	readonly utils?: readonly string[];
	/** Other classes of diffusers that the remaining code uses. */
	readonly classes?: readonly string[];
	/** What comes before all other imports. */
	readonly first?: Python;
	/** Imports that the code before the pipeline needs. */
	readonly imports?: Python;
	/** Code that precedes the loading of the pipeline. */
	readonly before?: Python;
	/** More arguments of the loading call, comma first. */
	readonly more?: Python;
	/** What a pipeline of blocks is for, if only the components for it are loaded. */
	readonly workflow?: string;
	/** Half precision, unless the pipeline cannot convert its output. */
	readonly half?: boolean;
}

/** Imports, the device, and the pipeline on it as `pipe`. */
export function start(options: Start): Python {
	const { pipeline, utils = [], classes = [], first, imports = py``, before = py`` } = options;
	const code = py`
		import torch
		from diffusers import ${names([...classes, pipeline].toSorted())}
		${when(utils.length > 0, py`from diffusers.utils import ${names(utils)}`)}
		${imports}

		device = "cuda" if torch.cuda.is_available() else "mps" if torch.backends.mps.is_available() else "cpu"
		${before}
		${loaded(options)}
	`;
	return first === undefined ? code : lines([first, code]);
}

function loaded(options: Start): Python {
	const { pipeline, from, more, workflow } = options;
	if (pipeline !== "ModularPipeline") return whole(options);
	return workflow === undefined ? inBlocks(from, more) : inBlocksFor(from, workflow);
}

const whole = ({ pipeline, from, more = py``, half = true }: Start): Python =>
	py`pipe = ${ident(pipeline)}.from_pretrained(${from}${more}${when(half, py`, dtype=torch.bfloat16`)}).to(device)`;

/** A pipeline of blocks loads the components that it does not have yet. */
const inBlocks = (from: string, transformer: Python | undefined): Python => py`
	pipe = ModularPipeline.from_pretrained(${from})
	${transformer === undefined ? py`` : py`pipe.update_components(transformer=transformer)`}
	pipe.load_components(dtype=torch.bfloat16)
	pipe.to(device)
`;

/** The same for a pipeline with a transformer of its own, for one of its workflows. */
const inBlocksFor = (from: string, workflow: string): Python => py`
	pipe = ModularPipeline.from_pretrained(${from}, workflow=${constant(workflow)})
	pipe.update_components(transformer=transformer)
	pipe.load_components(dtype=torch.bfloat16)
	pipe.to(device)
`;

const names = (list: readonly string[]): Python =>
	joined(
		list.map((name) => ident<"python">(name)),
		", ",
	);
