/** What the name of a transformers class leaves no doubt about. */
interface Architecture {
	/** The class to load it with. */
	readonly autoModel: string;
	/** The task, if the name allows only one. */
	readonly task?: string;
}

/** By the end of the class name; the first match wins. */
const ENDINGS: readonly (readonly [RegExp, string, string?])[] = [
	[/^Whisper\w*ForConditionalGeneration$/, "AutoModelForSpeechSeq2Seq", "automatic-speech-recognition"],
	[
		/^(T5|MT5|Bart|MBart|Pegasus|LED|BigBirdPegasus|M2M100|LongT5|UMT5)ForConditionalGeneration$/,
		"AutoModelForSeq2SeqLM",
	],
	[/^MarianMTModel$/, "AutoModelForSeq2SeqLM", "translation"],
	[/ForCausalLM$|LMHeadModel$/, "AutoModelForCausalLM", "text-generation"],
	[/ForMaskedLM$/, "AutoModelForMaskedLM", "fill-mask"],
	[/ForSequenceClassification$/, "AutoModelForSequenceClassification", "text-classification"],
	[/ForTokenClassification$/, "AutoModelForTokenClassification", "token-classification"],
	[/ForMultipleChoice$/, "AutoModelForMultipleChoice", "multiple-choice"],
	[/ForDocumentQuestionAnswering$/, "AutoModelForDocumentQuestionAnswering", "document-question-answering"],
	[/ForVisualQuestionAnswering$/, "AutoModelForVisualQuestionAnswering", "visual-question-answering"],
	[/^TapasForQuestionAnswering$/, "AutoModelForTableQuestionAnswering", "table-question-answering"],
	[/ForQuestionAnswering$/, "AutoModelForQuestionAnswering", "question-answering"],
	[/ForAudioClassification$/, "AutoModelForAudioClassification", "audio-classification"],
	[/ForCTC$/, "AutoModelForCTC", "automatic-speech-recognition"],
	[/ForSpeechSeq2Seq$/, "AutoModelForSpeechSeq2Seq", "automatic-speech-recognition"],
	[/ForVideoClassification$/, "AutoModelForVideoClassification", "video-classification"],
	[/ForImageClassification$/, "AutoModelForImageClassification", "image-classification"],
	[/ForObjectDetection$/, "AutoModelForObjectDetection", "object-detection"],
	[/ForSemanticSegmentation$/, "AutoModelForSemanticSegmentation", "image-segmentation"],
	[/ForUniversalSegmentation$/, "AutoModelForUniversalSegmentation", "image-segmentation"],
	[/ForDepthEstimation$/, "AutoModelForDepthEstimation", "depth-estimation"],
	[/(?<!Encoder|Decoder|EncoderDecoder)Model$/, "AutoModel", "feature-extraction"],
];

/** Reads a class name of `config.json`; undefined if the class could be loaded in several ways. */
export function architectureOf(name: unknown): Architecture | undefined {
	if (typeof name !== "string") return undefined;
	const [, autoModel, task] = ENDINGS.find(([ending]) => ending.test(name)) ?? [];
	return autoModel === undefined ? undefined : { autoModel, ...(task !== undefined && { task }) };
}
