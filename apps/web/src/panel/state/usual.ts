/** Where the browser keeps the language and client the reader turned to last. */
const KEY = "client";

export interface Usual {
	readonly language: string;
	readonly client: string;
}

/** What is kept; undefined where nothing is, or nothing may be. */
export function stored(): Usual | undefined {
	try {
		const [, language, client] = /^(\w+)\/([\w.-]*)$/.exec(localStorage.getItem(KEY) ?? "") ?? [];
		return language === undefined || client === undefined ? undefined : { language, client };
	} catch {
		return undefined;
	}
}

/** Keeps what a reader turns to by a `[data-usual]` link, whether the panel is awake or not. */
export function rememberUsual(): void {
	document.addEventListener("click", (event) => {
		const usual = (event.target as Element).closest<HTMLElement>("[data-usual]")?.dataset["usual"];
		if (usual === undefined) return;
		try {
			localStorage.setItem(KEY, usual);
		} catch {
			// Then the choice lasts as long as its address.
		}
	});
}

/** Wakes a panel that shows another client than the reader's usual one, unless its address names one. */
export function wakeForUsual(): void {
	const usual = stored();
	const panel = document.querySelector<HTMLElement>("[data-client]");
	if (!usual || !panel || panel.dataset["client"] === `${usual.language}/${usual.client}`) return;
	panel.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
}
