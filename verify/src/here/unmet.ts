import { existsSync } from "node:fs";

/** A web address in a text of the code, and the name of a file that the reader would have. */
const ADDRESS = /["'](https?:\/\/[^\s"']+)["']/;
const OWN_FILE = /["']([\w-]+\.(?:jpe?g|png|wav|flac|mp3|mp4|csv|txt|pdf))["']/;

const CUDA = /["']cuda(?::\d+)?["']/;

/** The call that writes a file, up to its first bracket. */
const WRITTEN = /(?:save|write|export)\w*\([^()]*/g;

export const hasNvidia = (): boolean => existsSync("/dev/nvidiactl");

/** What code needs that a check does not have, as a sentence. Whether the code is right is then unknown, so it has not failed. */
export function unmetIn(text: string, hasGpu: boolean): string | undefined {
	if (!hasGpu && CUDA.test(text)) return "It needs an NVIDIA GPU, and this machine has none.";
	const address = addressIn(text);
	if (address !== undefined) return `It reads ${address}, and a check has no network access.`;
	const file = ownFileIn(text);
	return file === undefined ? undefined : `It reads ${file}, which you have to provide.`;
}

/** The first web address that code names. */
export const addressIn = (text: string): string | undefined => ADDRESS.exec(text)?.[1];

/** The first file of the reader that code reads. */
export const ownFileIn = (text: string): string | undefined => OWN_FILE.exec(text.replaceAll(WRITTEN, ""))?.[1];
