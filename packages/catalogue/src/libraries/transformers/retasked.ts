import { commented, py, type Python } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { likelyClass, typeOf } from "../../loading/likelyClass.ts";
import { mayBeType } from "../../choices/modelTypes.ts";
import { loading, statedClasses } from "./autoClass.ts";
import { taskOf } from "./task.ts";

/** A record with the task that the type of its model serves in Transformers. */
interface Retasked {
	readonly model: ModelRecord;
	/** The comment that says so, if it is another task than the record's. */
	readonly notes: readonly Python[];
}

/** The record, with the task of its type's class where Transformers has no class of the record's own task for that type. */
export function retasked(model: ModelRecord): Retasked {
	const found = contradiction(model);
	const served = found && TASKS.get(found.loader);
	if (found === undefined || served === undefined || SOUND.has(found.task)) return { model, notes: [] };
	const note = py`# Transformers has no ${found.type} class for ${found.task}, only one for ${served}.`;
	return { model: { ...model, pipeline_tag: served }, notes: [note] };
}

/** A language model of a task of sound: it is only loaded, as what makes sound of its text is elsewhere. Undefined for others. */
export function soundless(model: ModelRecord): Python | undefined {
	const found = contradiction(model);
	if (found === undefined || !SOUND.has(found.task)) return undefined;
	const note = py`# Transformers has no ${found.type} class for ${found.task}: the card says how to use the model.`;
	const processor = found.loader === "AutoModelForCausalLM" ? "AutoTokenizer" : "AutoProcessor";
	return commented([note], loading(model, { model: found.loader, processor }));
}

interface Contradiction {
	readonly task: string;
	readonly type: string;
	/** The class that loads models of the type. */
	readonly loader: string;
}

/** The task and the type of a record that contradict each other. A stated class and code of its own count more than both. */
function contradiction(model: ModelRecord): Contradiction | undefined {
	const task = taskOf(model);
	const type = model.config?.model_type ?? model.tags.find(mayBeType);
	if (task === undefined || type === undefined || type !== typeOf(model)) return undefined;
	if (model.tags.includes("custom_code") || statedClasses(model) !== undefined) return undefined;
	const loader = likelyClass(model);
	const serving = SERVING.get(task);
	if (loader === undefined || serving === undefined || serving(loader, type)) return undefined;
	return { task, type, loader };
}

const SOUND: ReadonlySet<string> = new Set(["automatic-speech-recognition", "text-to-audio", "text-to-speech"]);

/** The task of each class that loads models of a type. */
const TASKS: ReadonlyMap<string, string> = new Map([
	["AutoModelForCausalLM", "text-generation"],
	["AutoModelForImageTextToText", "image-text-to-text"],
	["AutoModelForSeq2SeqLM", "text2text-generation"],
]);

const words = (line: string): ReadonlySet<string> => new Set(line.split(" "));

/** Types of Transformers 5.24 with a class for text alone besides the one that loads them. */
const ALSO_WRITE = words(
	"bart bigbird_pegasus blenderbot blenderbot-small dots3_note fuyu gemma3 gemma3n gemma4 gemma4_unified got_ocr2 llama4 marian mbart mllama moss_transcribe_diarize pegasus phi4_multimodal plbart prophetnet qwen3_5 qwen3_5_moe qwen4_exp whisper",
);

/** Types of several inputs that Transformers 5.24 has a class of speech recognition for. */
const HEAR = words(
	"fun_asr_nano granite_speech granite_speech_plus kyutai_speech_to_text omniasr qwen3_asr vibevoice_asr voxtral voxtral_realtime",
);

const SPEAK = words("qwen2_5_omni qwen3_omni_moe");

const SEES = "AutoModelForImageTextToText";
const WRITES = "AutoModelForCausalLM";

const speaks = (_: string, type: string): boolean => SPEAK.has(type);

/** By task, whether Transformers 5.24 has a class that serves it for a type, of which the other class is known. */
const SERVING: ReadonlyMap<string, (loader: string, type: string) => boolean> = new Map([
	["any-to-any", (loader) => loader === SEES || loader === "AutoModelForMultimodalLM"],
	["automatic-speech-recognition", (loader, type) => loader === "AutoModelForSpeechSeq2Seq" || HEAR.has(type)],
	["image-text-to-text", (loader) => loader === SEES],
	["question-answering", (loader) => loader !== SEES && loader !== WRITES],
	["text-generation", (loader, type) => loader === WRITES || ALSO_WRITE.has(type)],
	["text-to-audio", speaks],
	["text-to-speech", speaks],
	["visual-question-answering", (loader, type) => loader !== SEES || type.startsWith("blip")],
]);
