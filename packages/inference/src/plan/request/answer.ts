import type { Answer, Around, Medium, Wait } from "../../call.ts";
import { ROUTER } from "../../constants.ts";
import { CHAT } from "../../kinds.ts";
import type { MediumAnswer, Polling, ProviderEntry } from "../../providers/shapes.ts";
import type { Ask, Payload, RawTarget } from "../stages.ts";

/** The kind of response to a call of a URL. */
export function answerOf(ask: Ask, payload: Payload, target: RawTarget, url: string): Answer {
	const { task, kind } = ask;
	if (task === CHAT) return chatAnswer(ask, payload);
	const entry = target.type === "router" ? undefined : target.entry;
	const stated = entry?.answers?.[task];
	const medium = mediumOf(kind, task);
	if (!entry || !stated || !medium) return plainAnswer(kind, task, medium);
	return stated.type === "queue"
		? { type: "queue", medium, wait: waitOf(stated, entry, task, url) }
		: { medium, ...stated };
}

/** Of the hub's own inference, and of others that answer alike. */
function plainAnswer(kind: string, task: string, medium: Medium | undefined): Answer {
	if (medium && Object.hasOwn(MEDIA, kind)) return { type: "bytes", medium };
	return task === "image-segmentation" ? { type: "masks" } : { type: "json" };
}

/** A model with tools may answer with tool calls instead of content. */
function chatAnswer({ streaming }: Ask, { parameters }: Payload): Answer {
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
	const { interval, attempts, done, failed = [] } = pollingOf(entry, task);
	const { origin, search } = new URL(url);
	const base = origin === ROUTER ? `${ROUTER}/${entry.id}` : origin;
	const around = ([before, after]: Around): Around => [base + before, after + search];
	return {
		ticket,
		isAddress,
		state: around(state),
		word,
		interval,
		attempts: attempts ?? Math.ceil(LONGEST_WAIT / interval),
		done,
		failed,
		...(result ? { result: around(result) } : {}),
		at,
		...(orElse === undefined ? {} : { orElse }),
		...(inline ? { inline } : {}),
	};
}

/** Milliseconds after which a result is given up that the provider's own client waits for without end. */
const LONGEST_WAIT = 600_000;

function pollingOf({ id, polling = [] }: ProviderEntry, task: string): Polling {
	const found = polling.find(({ tasks }) => tasks.includes(task));
	if (!found) throw new TypeError(`${id} returns a ticket for ${task}, but does not state how to poll for the result`);
	return found;
}

/** The medium in a response, for the kinds and tasks that have one. */
export const mediumOf = (kind: string, task: string): Medium | undefined => MEDIA[kind] ?? MEDIA[task];

/** Kinds whose response is a medium, and tasks whose response contains one. */
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
