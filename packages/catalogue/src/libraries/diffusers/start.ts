import { ident, joined, lines, py, when, type Python } from "@vitrine/code";

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
	/** Half precision, unless the pipeline cannot convert its output. */
	readonly half?: boolean;
}

/** Imports, the device, and the pipeline on it as `pipe`. */
export function start(options: Start): Python {
	const { pipeline, from, utils = [], classes = [], first, imports = py``, before = py``, more } = options;
	const code = py`
		import torch
		from diffusers import ${names([...classes, pipeline].toSorted())}
		${when(utils.length > 0, py`from diffusers.utils import ${names(utils)}`)}
		${imports}

		device = "cuda" if torch.cuda.is_available() else "mps" if torch.backends.mps.is_available() else "cpu"
		${before}
		${pipeline === "ModularPipeline" ? inBlocks(from, more) : whole(options)}
	`;
	return first === undefined ? code : lines([first, code]);
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

const names = (list: readonly string[]): Python =>
	joined(
		list.map((name) => ident<"python">(name)),
		", ",
	);
