import { ident, lines, py, type Python, type Value, needs } from "@vitrine/code";
import type { Call } from "../../call.ts";
import { snakeCase } from "../shared/names.ts";
import { save } from "../shared/python.ts";

/** Calls the method named after the task, and prints or saves what it returns. */
export function taskPython(call: Call): Python {
	const { variable, use } = RESULTS[call.kind] ?? PRINTED;
	return py`
		${ident(variable)} = client.${ident(snakeCase(call.task))}(
		    ${lines(argumentsOf(call).map((argument) => py`${argument},`))}
		)
		${use(call)}
	`;
}

interface Result {
	readonly variable: string;
	use(call: Call): Python;
}

const PRINTED: Result = { variable: "result", use: () => py`print(result)` };
const PILLOW: Result = { variable: "image", use: () => py`image.save("image.png")` };
const AUDIO: Result = { variable: "audio", use: () => save("audio", py`audio`) };
const VIDEO: Result = { variable: "video", use: () => save("video", py`video`) };

/** Sounds come back as a list, decoded. */
const SOUNDS = needs(
	py`from pathlib import Path`,
	py`
		for number, item in enumerate(result):
		    Path(f"audio-{number}.wav").write_bytes(item.blob)
	`,
);

const MASKS = py`
	for number, segment in enumerate(result):
	    print(segment.label)
	    segment.mask.save(f"mask-{number}.png")
`;

/** What the code does with the result, by kind. */
export const RESULTS: Readonly<Record<string, Result>> = {
	basic: PRINTED,
	basicAudio: { variable: "result", use: ({ task }) => (task === "audio-to-audio" ? SOUNDS : py`print(result)`) },
	basicImage: { variable: "result", use: ({ task }) => (task === "image-segmentation" ? MASKS : py`print(result)`) },
	documentQuestionAnswering: PRINTED,
	imageToImage: PILLOW,
	imageToVideo: VIDEO,
	questionAnswering: PRINTED,
	tableQuestionAnswering: PRINTED,
	textToImage: PILLOW,
	textToSpeech: AUDIO,
	textToVideo: VIDEO,
	visualQuestionAnswering: PRINTED,
	zeroShotClassification: PRINTED,
	zeroShotImageClassification: PRINTED,
};

/** The payload as the method takes it: the text or file first, what else there is by name. */
function argumentsOf({ task, inputs, parameters }: Call): Python[] {
	const given =
		typeof inputs === "string" || Array.isArray(inputs) ? { inputs } : { ...(inputs as Record<string, Value>) };
	const named = Object.entries({ ...given, ...parameters }).map(([name, value]): [string, Value] => [
		renamed(task, name),
		value,
	]);
	return named.map(([name, value]) => (POSITIONAL.has(name) ? py`${value}` : py`${ident(name)}=${value}`));
}

const POSITIONAL: ReadonlySet<string> = new Set(["inputs", "image"]);

/** The names of the payload, where the method has others. */
const renamed = (task: string, name: string): string =>
	(task === "sentence-similarity" ? SENTENCES[name] : undefined) ?? name;

const SENTENCES: Readonly<Record<string, string>> = { source_sentence: "sentence", sentences: "other_sentences" };
