import type { Locator, Page } from "playwright-core";

/** How a reader operates pages. */
export type Manner = "keyboard" | "mouse" | "touch";

/** A reader who counts steps: a key, a text typed at once, a click or a tap is one. */
export class Reader {
	steps = 0;
	readonly page: Page;
	readonly manner: Manner;

	constructor(page: Page, manner: Manner) {
		this.page = page;
		this.manner = manner;
	}

	async press(...keys: readonly string[]): Promise<void> {
		for (const key of keys) await this.page.keyboard.press(key);
		this.steps += keys.length;
	}

	async type(text: string): Promise<void> {
		await this.page.keyboard.type(text);
		this.steps += 1;
	}

	/** Clicks, or taps. */
	async point(target: Locator): Promise<void> {
		await (this.manner === "touch" ? target.tap() : target.click());
		this.steps += 1;
	}

	/** Searches from the field in the page's first view, and takes the suggestion with a text once it is there; returns all of its text. */
	async search(text: string, wanted: string | RegExp): Promise<string> {
		const { page } = this;
		if (this.manner === "keyboard") await this.press("Control+k");
		else await this.point(page.getByLabel("Search models, tasks, code").first());
		await this.type(text);
		const option = page.getByRole("option", { name: wanted }).first();
		// The list is rendered twice: with pages, then with models. Only then it has its count.
		const counted = page.locator("search [role=status], dialog [role=status]").filter({ hasText: /\d|No results/ });
		await counted.first().waitFor({ state: "attached" });
		await option.waitFor();
		const whole = await option.innerText();
		if (this.manner === "keyboard") await this.#choose(option);
		else await this.point(option);
		return whole;
	}

	/** Opens the search, and takes what it offers before anything is typed. */
	async first(wanted: string): Promise<void> {
		await this.press("Control+k");
		await this.page.locator('[role=option][aria-selected="true"]').getByText(wanted).waitFor();
		await this.press("Enter");
	}

	async #choose(option: Locator): Promise<void> {
		const all = await this.page.getByRole("option").allInnerTexts();
		const at = all.indexOf(await option.innerText());
		const isNearEnd = all.length - at < at;
		await this.press(
			...Array.from({ length: isNearEnd ? all.length - at : at }, () => (isNearEnd ? "ArrowUp" : "ArrowDown")),
		);
		await this.press("Enter");
	}
}
