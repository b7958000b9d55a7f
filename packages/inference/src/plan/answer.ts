import { CHAT } from "../kinds.ts";
import type { ProviderEntry } from "../providers/shapes.ts";
import type { Answer, Medium } from "../shapes.ts";
import type { Asked } from "./asked.ts";

/** What comes back for a call. */
export function answerOf({ task, kind, streaming }: Asked, entry?: ProviderEntry): Answer {
	if (task === CHAT) return streaming ? { type: "stream" } : { type: "json", at: ["choices", 0, "message", "content"] };
	const stated = entry?.answers?.[task];
	const medium = mediumOf(kind, task);
	if (stated && medium) return { medium, ...stated };
	return medium && Object.hasOwn(MEDIA, kind) ? { type: "bytes", medium } : { type: "json" };
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
