/** A diagnostic of pyright that is wrong about the snippets of a library. */
export interface FalsePositive {
	/** The key of the library. */
	readonly library: string;
	/** Matches the statement it is about, on one line and including its names, so that no other name is ignored. */
	readonly code: RegExp;
	/** Matches the message. */
	readonly says: RegExp;
	/** Why the diagnostic is wrong. */
	readonly because: string;
}

const METHOD = "PyTorch declares every attribute of a module as possibly a tensor; this one is a method of the model.";
const ARGUMENT = "The return type depends on an argument that is left at its default here.";
const NARROW = "The parameter accepts more than its annotation says.";
const CLASS = "The repository determines the class, and all possible classes have this.";
const LAST_STEP = "A chain of transforms returns what its last step returns: a tensor here.";

const falsePositive = (library: string, code: RegExp, says: RegExp, because: string): FalsePositive => ({
	library,
	code,
	says,
	because,
});

/** For libraries whose snippets use transformers. */
const inTransformers = (library: string): readonly FalsePositive[] => [
	falsePositive(
		library,
		/model\.generate\(\*\*inputs, max_new_tokens=/,
		/"generate" for class "_BaseModelWithGenerate"/,
		"The protocol that it is checked against has attributes that a model gets only when it is loaded.",
	),
	falsePositive(
		library,
		/pipe\(text=messages\)/,
		/No overloads for "__call__"|"text" of type "list\[str\] \| None"/,
		"The overloads leave chats out; the function itself accepts a list of messages as `text`.",
	),
];

const inUltralytics = (library: string): FalsePositive =>
	falsePositive(
		library,
		/results\[0\]\.(save|summary)\(/,
		/on type "Iterator|"(save|summary)" for class "Tensor"/,
		ARGUMENT,
	);

/** Each entry was reviewed against the source of the release. The check reports entries that are no longer needed. */
export const FALSE_POSITIVES: readonly FalsePositive[] = [
	falsePositive("birefnet", /transform\(image\)\.unsqueeze\(/, /"unsqueeze" for class "Image"/, LAST_STEP),
	falsePositive("chat_tts", /wavs\[0\]/, /on type "Generator|parameter "data" of type "AudioData"/, ARGUMENT),
	falsePositive("diffusers", /\bpipe\(/, /"DiffusionPipeline" is not callable/, CLASS),
	falsePositive("diffusers", /pipe\(.*\)\.images\[0\]/, /"images" for class "tuple/, ARGUMENT),
	falsePositive("diffusers", /pipe\(.*\)\.frames\[0\]/, /"frames" for class "tuple/, ARGUMENT),
	falsePositive(
		"diffusers",
		/export_to_video\(frames, "video\.mp4"\)/,
		/"Tensor \| Any" cannot be assigned to parameter "video_frames"/,
		ARGUMENT,
	),
	falsePositive(
		"diffusers",
		/pipe\(.*output="(images|videos)"\)\[0\]/,
		/"Literal\[0\]" cannot be assigned to parameter "key"/,
		"With one name as `output`, a modular pipeline returns that value alone.",
	),
	falsePositive(
		"diffusers",
		/pipe\(video=input_video, /,
		/to parameter "video" of type "list\[(Pipeline)?Image(Input)?\]"/,
		"By default `load_video` returns a list of pictures alone, and the parameter accepts one.",
	),
	falsePositive(
		"diffusers",
		/image=input_image, mask_image=mask_image/,
		/"Image" cannot be assigned to parameter "(mask_)?image" of type "FloatTensor/,
		NARROW,
	),
	falsePositive("diffusionkit", /latent_size=\(/, /parameter "latent_size" of type "Tuple\[int\]"/, NARROW),
	falsePositive(
		"espnet",
		/model\.fs/,
		/"int \| None" cannot be assigned to parameter "samplerate"/,
		"It is None only until a model is loaded.",
	),
	falsePositive(
		"fasttext",
		/labels\[0\]/,
		/Index 0 is out of range for type tuple\[\(\)\]/,
		"That is the result for a single text; a list of texts gives labels for each.",
	),
	falsePositive(
		"htrflow",
		/from_config\(\{"steps": \[step\]\}\)/,
		/parameter "config" of type "dict\[str, str\]"/,
		NARROW,
	),
	falsePositive("keras", /model\.summary\(\)/, /"summary" for class "object"/, CLASS),
	falsePositive(
		"llama-cpp-python",
		/output\["choices"\]\[0\]/,
		/on type "Iterator\[Create(Chat)?CompletionStreamResponse\]"/,
		ARGUMENT,
	),
	falsePositive("mlx", /model, tokenizer = load\(/, /Tuple size mismatch; expected 2 but received 3/, ARGUMENT),
	falsePositive("mlx", /generate\(model, processor, prompt, image=/, /"prompt" of type "str"/, ARGUMENT),
	falsePositive(
		"mlx",
		/generate\(model, processor, prompt, image=/,
		/"processor" of type "ProcessorLike/,
		"`load` adds the detokenizer that the class of the processor lacks.",
	),
	...inTransformers("mobilint"),
	falsePositive(
		"parler_tts",
		/ParlerTTSForConditionalGeneration\.from_pretrained\(".*"\)\.to\(device\)/,
		/cannot be assigned to parameter "self" of type "ParlerTTSForConditionalGeneration"/,
		"Transformers wraps `to`, so that its first argument is taken for the model.",
	),
	falsePositive(
		"multimolecule",
		/pipeline\("(rna-secondary-structure|splice-site)"/,
		/No overloads for "pipeline"|parameter "task"/,
		"Importing multimolecule registers its own tasks in transformers.",
	),
	falsePositive("minimax-h3", /\bpipe\(/, /"DiffusionPipeline" is not callable/, CLASS),
	falsePositive(
		"minimax-h3",
		/output="videos"\)\[0\]/,
		/parameter "key" of type "str" in function "__getitem__"/,
		CLASS,
	),
	falsePositive("nemo", /\.eval\(\)/, /"eval" for class "str"/, ARGUMENT),
	falsePositive("nemo", /model\.transcribe\(/, /"transcribe" for class "str"/, ARGUMENT),
	falsePositive(
		"nobg",
		/model\.process\(url\)\.save\(/,
		/"save" for class "list"/,
		"It returns a list only for a list; for one image it returns one image.",
	),
	falsePositive(
		"open_clip",
		/model\.(encode_image|encode_text|logit_scale\.exp)\(/,
		/"Tensor" is not callable/,
		METHOD,
	),
	falsePositive(
		"open_clip",
		/preprocess\(Image/,
		/"unsqueeze" for class "(ImageFile|NDArray)|"tuple\[Compose, Compose, Compose\]" is not callable/,
		LAST_STEP,
	),
	falsePositive(
		"open_clip",
		/model, preprocess = open_clip\.create_model_from_pretrained\(/,
		/"Module" is not iterable/,
		ARGUMENT,
	),
	falsePositive(
		"pxia",
		/model\.generate\(\*\*inputs, max_new_tokens=20, tokenizer=tokenizer\)/,
		/"Tensor" is not callable/,
		"The classes for text have it, and this snippet loads a text model.",
	),
	falsePositive(
		"pyannote-audio",
		/output\.data\.shape, output\.sliding_window/,
		/"(data|sliding_window)" for class "(Tuple|ndarray)/,
		ARGUMENT,
	),
	falsePositive(
		"pythae",
		/NormalSampler\(model=model\)/,
		/parameter "model" of type "BaseAE"/,
		"It returns None only for an unknown class.",
	),
	falsePositive(
		"sentence-transformers",
		/_embeddings=model\.encode\(\[(query|passages)\], is_query=/,
		/parameter "((queries|documents)_embeddings|sentences)"/,
		NARROW,
	),
	falsePositive(
		"span-marker",
		/entity\["span"\], entity\["label"\], entity\["score"\]/,
		/"__getitem__"/,
		"It returns lists of entities only for a list of texts.",
	),
	falsePositive("stable-audio-tools", /conditioning=conditioning/, /parameter "conditioning" of type "dict"/, NARROW),
	falsePositive(
		"stanza",
		/document\.(sentences|entities)/,
		/"(sentences|entities)" for class "list"/,
		"It returns a list only for a list of texts.",
	),
	falsePositive("stanza", /download_method=None/, /parameter "download_method" of type "DownloadMethod"/, NARROW),
	falsePositive(
		"tensorflowtts",
		/tf\.constant\(\[ids\.shape\[1\]\]\)/,
		/"list\[int \| None\]" cannot be assigned to parameter "value"/,
		"The shape of an existing tensor has no unknown lengths.",
	),
	falsePositive(
		"terratorch",
		/LightningInferenceModel\.from_config\(config, checkpoint\)/,
		/"str" cannot be assigned to parameter "(config|checkpoint)_path"/,
		NARROW,
	),
	falsePositive(
		"terratorch",
		/BACKBONE_REGISTRY\.build\(".*\.eval\(\)/,
		/"eval" for class "None"/,
		"pyright infers None from a protocol method without a body.",
	),
	falsePositive(
		"timm",
		/transform\(image\)\.unsqueeze\(/,
		/"unsqueeze" for class "(Image|NDArray)|"tuple\[Compose, Compose, Compose\]" is not callable/,
		LAST_STEP,
	),
	...inTransformers("transformers"),
	falsePositive(
		"transformers",
		/features\.shape/,
		/"shape" for class "list\[Any\]"/,
		"With `return_tensors` it returns a tensor.",
	),
	falsePositive(
		"transformers",
		/speech\["audio"\]\.shape/,
		/"shape" for class "Sequence\[/,
		"It returns lists only for a list of texts; for one text it returns one sound, as documented.",
	),
	falsePositive(
		"transformers",
		/pipeline\("text-to-speech"/,
		/No overloads for "pipeline"|parameter "task"/,
		"The overloads leave out this documented alias of text-to-audio.",
	),
	falsePositive(
		"tirex",
		/model\.forecast\(context=context, prediction_length=32\)/,
		/"forecast" for class "PretrainedModel"/,
		CLASS,
	),
	falsePositive(
		"tirex-2",
		/model\.forecast\(\[series\], prediction_length=32, output_type="numpy"\)\[0\]/,
		/not defined on type "Generator/,
		ARGUMENT,
	),
	falsePositive(
		"tirex-2",
		/forecast\.shape/,
		/"shape" for class "list"/,
		"With `output_type` it returns an array for each series.",
	),
	falsePositive(
		"torchgeo",
		/for weights in get_model_weights\(name\)/,
		/"WeightsEnum" is not iterable/,
		"It returns the class of an enumeration, whose members are the weights.",
	),
	inUltralytics("ultralytics"),
	inUltralytics("yolov26"),
];
