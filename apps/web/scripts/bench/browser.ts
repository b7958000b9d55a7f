import { existsSync } from "node:fs";

const PLACES = [
	process.env["CHROMIUM_PATH"],
	"/usr/bin/chromium",
	"/usr/bin/chromium-browser",
	"/usr/bin/google-chrome",
];

/** The browser of this machine. Throws with instructions if there is none. */
export function browserPath(): string {
	const found = PLACES.find((path) => path && existsSync(path));
	if (found === undefined) throw new Error("Install Chromium (Debian: apt-get install chromium) or set CHROMIUM_PATH.");
	return found;
}
