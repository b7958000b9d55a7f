/** Why a text is no answer of a server to a request that a page prints, as a phrase; undefined if it is one. */
export function answerProblem(text: string): string | undefined {
	const answer = parsed(text);
	if (answer === undefined) return `its server answered with no JSON: ${start(text)}`;
	if (hasAnswer(answer)) return undefined;
	return `its server answered without a result: ${start(text)}`;
}

const start = (text: string): string => text.replaceAll(/\s+/g, " ").trim().slice(0, 200) || "nothing";

function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

/** Words of a choice of a model, or numbers. Some servers put words of a thinking model elsewhere than in the content. */
function hasAnswer(answer: unknown): boolean {
	if (Array.isArray(answer)) return answer.length > 0;
	if (typeof answer !== "object" || answer === null || "error" in answer) return false;
	const { choices, data, embedding } = answer as Readonly<Record<string, unknown>>;
	if (Array.isArray(choices)) return choices.some(isChoice);
	return isFilled(data) || isFilled(embedding);
}

const isFilled = (list: unknown): boolean => Array.isArray(list) && list.length > 0;

function isChoice(choice: unknown): boolean {
	const { message, text } = choice as { readonly message?: Readonly<Record<string, unknown>>; readonly text?: unknown };
	return [message?.["content"], message?.["reasoning"], message?.["reasoning_content"], text].some(
		(words) => typeof words === "string" && words !== "",
	);
}
