import { bytes, type Reply } from "../recorder/recorded.ts";

/** What tasks give back that is no JSON. */
export type Medium = "image" | "audio" | "video";

/** A picture of one dot, as PNG: libraries open it. */
const DOT = Buffer.from(
	"iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
	"base64",
);

const MEDIA: Readonly<Record<Medium, { readonly type: string; readonly body: Buffer }>> = {
	image: { type: "image/png", body: DOT },
	audio: { type: "audio/wav", body: Buffer.from("RIFF\u0024\0\0\0WAVEfmt a sound that is answered", "latin1") },
	video: { type: "video/mp4", body: Buffer.from("\0\0\0\u0018ftypmp42 a video that is answered", "latin1") },
};

/** The host of the addresses at which providers leave results. */
export const RESULTS_HOST = "results.provider.example";

/** The address at which a result can be had. */
export const addressOf = (medium: Medium): string => `https://${RESULTS_HOST}/result/${medium}`;

/** The bytes of a result. */
export const bodyOf = (medium: Medium): Buffer => MEDIA[medium].body;

export const base64Of = (medium: Medium): string => bodyOf(medium).toString("base64");

/** A result as it is served. */
export const served = (medium: Medium): Reply => bytes(MEDIA[medium].type, bodyOf(medium));

/** What a task gives back that is a medium; undefined for tasks that give back JSON. */
export function mediumOf(task: string): Medium | undefined {
	if (/-to-(image)$/.test(task)) return "image";
	if (/-to-(video)$/.test(task)) return "video";
	return /^text-to-(audio|speech)$/.test(task) ? "audio" : undefined;
}
