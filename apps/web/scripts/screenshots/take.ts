import { join } from "node:path";
import type { Browser } from "playwright-core";

/** A screenshot to take. */
export interface Shot {
	readonly name: string;
	readonly path: string;
	readonly theme: "light" | "dark";
	readonly width: number;
}

/** `model,-its-files.dark.390.png`. */
export function fileOf({ name, theme, width }: Shot): string {
	return `${name.replaceAll(/[^\w,.-]+/g, "-")}.${theme}.${width}.png`;
}

/** Takes screenshots of whole pages, one after the other, in one window. */
export async function takeShots(browser: Browser, url: string, shots: readonly Shot[], out: string): Promise<void> {
	const context = await browser.newContext({ reducedMotion: "reduce" });
	const page = await context.newPage();
	for (const shot of shots) {
		await page.emulateMedia({ colorScheme: shot.theme });
		await page.setViewportSize({ width: shot.width, height: 900 });
		const answer = await page.goto(url + shot.path, { waitUntil: "networkidle" });
		if (!answer?.ok()) throw new Error(`${shot.path} answered ${answer?.status()}`);
		await page.evaluate("document.fonts.ready.then(() => undefined)");
		await page.screenshot({ path: join(out, fileOf(shot)), fullPage: true, animations: "disabled" });
	}
	await context.close();
}
