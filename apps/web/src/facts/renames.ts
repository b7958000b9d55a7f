/** Starts of ids that were renamed on the public hub, the old one first; the rest of the id stayed the same. */
const RENAMED: readonly (readonly [old: string, now: string])[] = [
	["meta-llama/Meta-Llama-3.1-", "meta-llama/Llama-3.1-"],
	["runwayml/stable-diffusion-v1-5", "stable-diffusion-v1-5/stable-diffusion-v1-5"],
	["THUDM/", "zai-org/"],
	["CohereForAI/", "CohereLabs/"],
	["cl-tohoku/", "tohoku-nlp/"],
	["sberbank-ai/", "ai-forever/"],
	["bert-", "google-bert/bert-"],
	["roberta-", "FacebookAI/roberta-"],
	["xlm-roberta-", "FacebookAI/xlm-roberta-"],
	["distilbert-", "distilbert/distilbert-"],
	["distilroberta-", "distilbert/distilroberta-"],
	["distilgpt2", "distilbert/distilgpt2"],
	["gpt2", "openai-community/gpt2"],
	["t5-", "google-t5/t5-"],
	["albert-", "albert/albert-"],
	["xlnet-", "xlnet/xlnet-"],
	["camembert-base", "almanach/camembert-base"],
];

/** The ids of a model: this one, then those that it had before, or has now. */
export function namesOf(id: string): readonly string[] {
	const names = [id];
	for (const [old, now] of RENAMED) {
		if (startsWith(id, old)) names.push(now + id.slice(old.length));
		if (startsWith(id, now)) names.push(old + id.slice(now.length));
	}
	return names;
}

/** An id without an owner starts with its name, so a start without a slash fits only such ids. */
const startsWith = (id: string, start: string): boolean =>
	id.startsWith(start) && (start.includes("/") || !id.includes("/"));
