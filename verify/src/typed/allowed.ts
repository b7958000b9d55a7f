/** Something that pyright says of a library's snippets although it is not so. */
export interface Allowance {
	/** The key of the library. */
	readonly library: string;
	/** What the line has that it speaks of: the very names, so that no other name is let through. */
	readonly code: RegExp;
	/** What it says. */
	readonly says: RegExp;
	/** Why it is not so. */
	readonly because: string;
}

const CALLED = "PyTorch tells of any attribute of a module that it may be a tensor; this one is a method of the model.";
const CHOSEN = "What is given depends on an argument, which is left at its default here.";
const NARROW = "What is written of the argument is narrower than what is done with it.";
const NAMED = "The class is that which the repository names; every one of them has this.";
const STEPS = "A chain of transforms gives what its last step gives: here a tensor.";

const allow = (library: string, code: RegExp, says: RegExp, because: string): Allowance => ({
	library,
	code,
	says,
	because,
});

/** What several libraries have of transformers. */
const ofTransformers = (library: string): readonly Allowance[] => [
	allow(
		library,
		/model\.generate\(\*\*inputs, max_new_tokens=/,
		/"generate" for class "_BaseModelWithGenerate"/,
		"The protocol to which it is held names attributes that a model gets only when it is loaded.",
	),
	allow(
		library,
		/pipe\(text=messages\)/,
		/No overloads for "__call__"|"text" of type "list\[str\] \| None"/,
		"Its overloads leave chats out; what they overload says of `text` that it may be a list of messages.",
	),
];

const ofUltralytics = (library: string): Allowance =>
	allow(library, /results\[0\]\.(save|summary)\(/, /on type "Iterator|"(save|summary)" for class "Tensor"/, CHOSEN);

/** Reviewed one by one, each against the source of the release. A check that finds no use for one of them says so. */
export const ALLOWED: readonly Allowance[] = [
	allow("birefnet", /transform\(image\)\.unsqueeze\(/, /"unsqueeze" for class "Image"/, STEPS),
	allow("chat_tts", /wavs\[0\]/, /on type "Generator|parameter "data" of type "AudioData"/, CHOSEN),
	allow("diffusers", /\bpipe\(/, /"DiffusionPipeline" is not callable/, NAMED),
	allow("diffusers", /pipe\(.*\)\.images\[0\]/, /"images" for class "tuple/, CHOSEN),
	allow(
		"diffusers",
		/image=input_image, mask_image=mask_image/,
		/"Image" cannot be assigned to parameter "(mask_)?image" of type "FloatTensor/,
		NARROW,
	),
	allow("diffusionkit", /latent_size=\(/, /parameter "latent_size" of type "Tuple\[int\]"/, NARROW),
	allow(
		"espnet",
		/model\.fs/,
		/"int \| None" cannot be assigned to parameter "samplerate"/,
		"It is None only before a model is loaded.",
	),
	allow(
		"fasttext",
		/labels\[0\]/,
		/Index 0 is out of range for type tuple\[\(\)\]/,
		"That is the answer to a single text; to a list there are labels for each of its texts.",
	),
	allow("htrflow", /from_config\(\{"steps": \[step\]\}\)/, /parameter "config" of type "dict\[str, str\]"/, NARROW),
	allow("keras", /model\.summary\(\)/, /"summary" for class "object"/, NAMED),
	allow(
		"llama-cpp-python",
		/output\["choices"\]\[0\]/,
		/on type "Iterator\[Create(Chat)?CompletionStreamResponse\]"/,
		CHOSEN,
	),
	allow("mlx", /model, tokenizer = load\(/, /Tuple size mismatch; expected 2 but received 3/, CHOSEN),
	allow("mlx", /generate\(model, processor, prompt, image=/, /"prompt" of type "str"/, CHOSEN),
	allow(
		"mlx",
		/generate\(model, processor, prompt, image=/,
		/"processor" of type "ProcessorLike/,
		"load gives the processor what is missing from its class: its detokenizer.",
	),
	...ofTransformers("mobilint"),
	allow(
		"multimolecule",
		/pipeline\("(rna-secondary-structure|splice-site)"/,
		/No overloads for "pipeline"|parameter "task"/,
		"Importing multimolecule adds its own tasks to those of transformers.",
	),
	allow("nemo", /model\.transcribe\(/, /"transcribe" for class "str"/, CHOSEN),
	allow(
		"nobg",
		/model\.process\(url\)\.save\(/,
		/"save" for class "list"/,
		"A list is the answer to a list; of one picture it gives one.",
	),
	allow("open_clip", /model\.(encode_image|encode_text|logit_scale\.exp)\(/, /"Tensor" is not callable/, CALLED),
	allow(
		"open_clip",
		/preprocess\(Image/,
		/"unsqueeze" for class "(ImageFile|NDArray)|"tuple\[Compose, Compose, Compose\]" is not callable/,
		STEPS,
	),
	allow(
		"open_clip",
		/model, preprocess = open_clip\.create_model_from_pretrained\(/,
		/"Module" is not iterable/,
		CHOSEN,
	),
	allow(
		"pxia",
		/model\.generate\(\*\*inputs, max_new_tokens=20, tokenizer=tokenizer\)/,
		/"Tensor" is not callable/,
		"The classes for text have it; the snippet is that of a record of text.",
	),
	allow(
		"pyannote-audio",
		/output\.data\.shape, output\.sliding_window/,
		/"(data|sliding_window)" for class "(Tuple|ndarray)/,
		CHOSEN,
	),
	allow(
		"pythae",
		/NormalSampler\(model=model\)/,
		/parameter "model" of type "BaseAE"/,
		"None is what it gives of a class that it does not know.",
	),
	allow(
		"sentence-transformers",
		/_embeddings=model\.encode\(\[(query|passages)\], is_query=/,
		/parameter "((queries|documents)_embeddings|sentences)"/,
		NARROW,
	),
	allow(
		"span-marker",
		/entity\["span"\], entity\["label"\], entity\["score"\]/,
		/"__getitem__"/,
		"Lists of entities are the answer to a list of texts.",
	),
	allow("stable-audio-tools", /conditioning=conditioning/, /parameter "conditioning" of type "dict"/, NARROW),
	allow(
		"stanza",
		/document\.(sentences|entities)/,
		/"(sentences|entities)" for class "list"/,
		"A list is the answer to a list of texts.",
	),
	allow("stanza", /download_method=None/, /parameter "download_method" of type "DownloadMethod"/, NARROW),
	allow(
		"tensorflowtts",
		/tf\.constant\(\[ids\.shape\[1\]\]\)/,
		/"list\[int \| None\]" cannot be assigned to parameter "value"/,
		"The lengths of a tensor that is there are known.",
	),
	allow(
		"terratorch",
		/LightningInferenceModel\.from_config\(config, checkpoint\)/,
		/"str" cannot be assigned to parameter "(config|checkpoint)_path"/,
		NARROW,
	),
	allow(
		"terratorch",
		/BACKBONE_REGISTRY\.build\(".*\.eval\(\)/,
		/"eval" for class "None"/,
		"None is what a protocol without a body seems to give.",
	),
	allow(
		"timm",
		/transform\(image\)\.unsqueeze\(/,
		/"unsqueeze" for class "(Image|NDArray)|"tuple\[Compose, Compose, Compose\]" is not callable/,
		STEPS,
	),
	...ofTransformers("transformers"),
	allow(
		"transformers",
		/features\.shape/,
		/"shape" for class "list\[Any\]"/,
		"With `return_tensors` it gives a tensor.",
	),
	allow(
		"transformers",
		/speech\["audio"\]\.shape/,
		/"shape" for class "Sequence\[/,
		"Lists are the answer to a list of texts; of one text it gives one sound, as its documentation says.",
	),
	allow(
		"transformers",
		/pipeline\("text-to-speech"/,
		/No overloads for "pipeline"|parameter "task"/,
		"The overloads leave out this second name of text-to-audio, which the documentation gives.",
	),
	allow(
		"tirex",
		/model\.forecast\(context=context, prediction_length=32\)/,
		/"forecast" for class "PretrainedModel"/,
		NAMED,
	),
	allow(
		"tirex-2",
		/model\.forecast\(\[series\], prediction_length=32, output_type="numpy"\)\[0\]/,
		/not defined on type "Generator/,
		CHOSEN,
	),
	allow(
		"tirex-2",
		/forecast\.shape/,
		/"shape" for class "list"/,
		"With `output_type` it gives an array of each series.",
	),
	ofUltralytics("ultralytics"),
	ofUltralytics("yolov26"),
];
