import type { Medium } from "../../call.ts";

/** The file that a result is saved as. */
export const FILENAMES: Readonly<Record<Medium, string>> = {
	image: "image.jpg",
	audio: "audio.wav",
	video: "video.mp4",
};

/** The error of a snippet that has sent the maximum number of requests for its result. */
export const timeoutMessage = (attempts: number): string =>
	`Timed out while waiting for the result, aborting after ${attempts} attempts`;

export const CHAT_KINDS: ReadonlySet<string> = new Set(["conversational", "conversationalStream"]);

/** Kinds that have a task with a method in the openai libraries. */
export const OPENAI_KINDS: ReadonlySet<string> = new Set([...CHAT_KINDS, "basic"]);

/** The method for a pipeline tag in Python: `text-to-image` becomes `text_to_image`. */
export const snakeCase = (task: string): string => task.replaceAll("-", "_");

/** The method for a pipeline tag in JavaScript: `text-to-image` becomes `textToImage`. */
export const camelCase = (task: string): string => task.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
