import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";

/** A screenshot that differs from the one of the earlier run. */
export interface Change {
	readonly file: string;
	readonly kind: "changed" | "new" | "gone";
	/** The share of its pixels that differ, 0 to 1, where it is in both runs. */
	readonly share?: number;
}

/** The screenshots of two folders that differ, most pixels first. */
export async function compareFolders(browser: Browser, before: string, after: string): Promise<readonly Change[]> {
	const files = new Set([before, after].flatMap(screenshotsIn));
	const page = await browser.newPage();
	const changes: Change[] = [];
	for (const file of [...files].toSorted()) {
		const change = await compared(page, file, join(before, file), join(after, file));
		if (change) changes.push(change);
	}
	await page.close();
	return changes.toSorted((a, b) => (b.share ?? 1) - (a.share ?? 1));
}

const screenshotsIn = (folder: string): readonly string[] =>
	readdirSync(folder).filter((file) => file.endsWith(".png"));

async function compared(page: Page, file: string, before: string, after: string): Promise<Change | undefined> {
	if (!existsSync(before)) return { file, kind: "new" };
	if (!existsSync(after)) return { file, kind: "gone" };
	const [one, other] = [before, after].map((path) => readFileSync(path));
	if (one === undefined || other === undefined || one.equals(other)) return undefined;
	const share = await page.evaluate(shareChanged, [one.toString("base64"), other.toString("base64")] as const);
	return share === 0 ? undefined : { file, kind: "changed", share };
}

/** Runs in the browser: the share of pixels that differ, of the larger of both sizes. */
async function shareChanged([one, other]: readonly [string, string]): Promise<number> {
	// oxlint-disable-next-line unicorn/consistent-function-scoping -- only this function is sent to the browser
	const pixels = async (base64: string): Promise<ImageData> => {
		const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob());
		const context = new OffscreenCanvas(image.width, image.height).getContext("2d")!;
		context.drawImage(image, 0, 0);
		return context.getImageData(0, 0, image.width, image.height);
	};
	const [a, b] = await Promise.all([pixels(one), pixels(other)]);
	const [width, height] = [Math.max(a.width, b.width), Math.max(a.height, b.height)];
	const [left, right] = [a, b].map(({ data }) => new Uint32Array(data.buffer)) as [Uint32Array, Uint32Array];
	let same = 0;
	for (let y = 0; y < Math.min(a.height, b.height); y++)
		for (let x = 0; x < Math.min(a.width, b.width); x++) if (left[y * a.width + x] === right[y * b.width + x]) same++;
	return 1 - same / (width * height);
}
