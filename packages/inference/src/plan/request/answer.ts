import { CHAT } from "../kinds.ts";
import type { MediumAnswer, ProviderEntry } from "../providers/shapes.ts";
import type { Answer, Around, Medium, Wait } from "../shapes.ts";
import { ROUTER } from "../constants.ts";
import type { Asked } from "./asked.ts";

/** What comes back for a call to an address. */
export function answerOf(asked: Asked, entry: ProviderEntry | undefined, url: string): Answer {
	const { task, kind } = asked;
	if (task === CHAT) return chatAnswer(asked);
	const stated = entry?.answers?.[task];
	const medium = mediumOf(kind, task);
	if (!stated || !medium) return medium && Object.hasOwn(MEDIA, kind) ? { type: "bytes", medium } : { type: "json" };
	return stated.type === "queue"
		? { type: "queue", medium, wait: waitOf(stated, entry, task, url) }
		: { medium, ...stated };
}

/** A model with tools may answer with calls of them in place of content. */
function chatAnswer({ streaming, payload: { parameters } }: Asked): Answer {
	const tools = parameters["tools"] !== undefined;
	return streaming ? { type: "stream", tools } : { type: "message", at: ["choices", 0, "message"], tools };
}

function waitOf(
	stated: Extract<MediumAnswer, { type: "queue" }>,
	entry: ProviderEntry,
	task: string,
	url: string,
): Wait {
	const { ticket, isAddress = false, state, word, result, at, orElse, inline } = stated;
	const { interval, attempts, done, failed = [] } = entry.polling!.find(({ tasks }) => tasks.includes(task))!;
	const { origin, search } = new URL(url);
	const base = origin === ROUTER ? `${ROUTER}/${entry.id}` : origin;
	const around = ([before, after]: Around): Around => [base + before, after + search];
	return {
		ticket,
		isAddress,
		state: around(state),
		word,
		interval,
		...(attempts === undefined ? {} : { attempts }),
		done,
		failed,
		...(result ? { result: around(result) } : {}),
		at,
		...(orElse === undefined ? {} : { orElse }),
		...(inline ? { inline } : {}),
	};
}

/** The medium in an answer, for the kinds and tasks that have one. */
export const mediumOf = (kind: string, task: string): Medium | undefined => MEDIA[kind] ?? MEDIA[task];

/** Kinds that are answered with a medium, and tasks whose answer holds one. */
const MEDIA: Readonly<Record<string, Medium>> = {
	imageToImage: "image",
	imageToVideo: "video",
	textToAudio: "audio",
	textToImage: "image",
	textToSpeech: "audio",
	textToVideo: "video",
	"audio-to-audio": "audio",
	"image-segmentation": "image",
};
