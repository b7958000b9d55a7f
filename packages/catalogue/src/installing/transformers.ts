import type { ModelRecord } from "@vitrine/model";
import { type Contents, contentsOf } from "../choices/contents/contents.ts";
import { isPeftAdapter } from "../choices/contents/peftAdapter.ts";
import { methodInName } from "../choices/contents/quantization.ts";
import { isUntaggedAdapter } from "../choices/contents/untaggedAdapter.ts";
import { likelyClass, typeOf } from "../loading/likelyClass.ts";
import { packagesForMethod, QUANTIZERS } from "./quantizers.ts";

/** The packages besides torch that Transformers needs for a model of this task or with these weights. */
export function ofTransformers(record: ModelRecord): readonly string[] {
	const task = record.pipeline_tag ?? record.tags.find((tag) => Object.hasOwn(TASKS, tag)) ?? ofClass(record);
	const contents = contentsOf(record);
	const isAdapter = isPeftAdapter(contents) || (record.library_name === "transformers" && isUntaggedAdapter(record));
	const { quantization } = contents;
	const packages = [...listed(TASKS, task), ...ofType(record), ...packagesForMethod(quantization?.value)];
	return [...new Set([...packages, ...(isAdapter ? ["peft", ...ofBase(contents)] : [])])];
}

/** What the processor or the tokenizer of a type needs, whatever the task is. */
function ofType(record: ModelRecord): readonly string[] {
	const type = typeOf(record);
	if (type === undefined) return OPUS_MT.test(record.id) ? ["sentencepiece"] : [];
	if (OMNI.test(type)) return SEEN;
	return WITH_SENTENCEPIECE.has(type) ? ["sentencepiece"] : [];
}

/** Types whose tokenizer in Transformers 5.24 reads files of SentencePiece. */
const WITH_SENTENCEPIECE: ReadonlySet<string> = new Set("gpt-sw3 m2m_100 marian speech_to_text speecht5".split(" "));

/** Names of models of the type marian. */
const OPUS_MT = /opus-mt|marian/i;

/** What the weights of an adapter's base model need, by its name, as that of a model quantized by bitsandbytes. */
function ofBase({ bases }: Contents): readonly string[] {
	const [base] = bases.ids;
	return base === undefined ? [] : packagesForMethod(methodInName(base));
}

/** Types whose processor reads images, videos and sound, whatever the task is. */
const OMNI = /^qwen\d_?\d?_omni/;

/** The task whose requirements are those of the class of a record that names no task. */
function ofClass(record: ModelRecord): string | undefined {
	const model = record.transformersInfo?.auto_model ?? likelyClass(record);
	return model === "AutoModelForImageTextToText" ? "image-text-to-text" : undefined;
}

const listed = (table: Readonly<Record<string, readonly string[]>>, key: unknown): readonly string[] =>
	typeof key === "string" && Object.hasOwn(table, key) ? (table[key] ?? []) : [];

const SEES = ["pillow"] as const;
const SEEN = [...SEES, "torchvision"] as const;

/** The requirements of pipelines and of video processors in Transformers 5.24. */
const TASKS: Readonly<Record<string, readonly string[]>> = {
	"any-to-any": SEEN,
	"depth-estimation": SEES,
	"document-question-answering": SEES,
	"image-classification": SEES,
	"image-feature-extraction": SEES,
	"image-segmentation": SEES,
	"image-text-to-text": SEEN,
	"image-to-image": SEES,
	"image-to-text": SEES,
	"keypoint-detection": SEES,
	"mask-generation": SEEN,
	"object-detection": SEES,
	"table-question-answering": ["pandas"],
	"video-classification": ["torchvision", "torchcodec", "av"],
	"video-text-to-text": [...SEES, "torchvision", "av"],
	"visual-document-retrieval": SEES,
	"visual-question-answering": SEES,
	"zero-shot-image-classification": SEES,
	"zero-shot-object-detection": SEES,
};

/** Every package in the tables above. */
export const everPackages: readonly string[] = [...Object.values(TASKS), ...Object.values(QUANTIZERS)].flat();
