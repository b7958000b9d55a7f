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

export const METHOD =
	"PyTorch declares every attribute of a module as possibly a tensor; this one is a method of the model.";
export const ARGUMENT = "The return type depends on an argument that is left at its default here.";
export const NARROW = "The parameter accepts more than its annotation says.";
export const CLASS = "The repository determines the class, and all possible classes have this.";
export const INFERRED =
	"Its loaders state no types; of the classes that are inferred, they return only those that are accepted here.";
export const LAST_STEP = "A chain of transforms returns what its last step returns: a tensor here.";

export const falsePositive = (library: string, code: RegExp, says: RegExp, because: string): FalsePositive => ({
	library,
	code,
	says,
	because,
});

/** What is wrong about the snippets of libraries that use transformers. */
export const inTransformers = (library: string): readonly FalsePositive[] => [
	falsePositive(
		library,
		/model\.generate\(/,
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

/** What is wrong about the snippets of libraries that use ultralytics. */
export const inUltralytics = (library: string): FalsePositive =>
	falsePositive(
		library,
		/results\[0\]\.(save|summary)\(/,
		/on type "Iterator|"(save|summary)" for class "Tensor"/,
		ARGUMENT,
	);
