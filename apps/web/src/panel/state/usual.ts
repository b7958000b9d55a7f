/** The storage key of the reader's last language and client. */
const KEY = "client";

export interface Usual {
	readonly language: string;
	readonly client: string;
}

/** The stored choice; undefined if there is none, or no storage. */
export function stored(): Usual | undefined {
	try {
		const [, language, client] = /^(\w+)\/([\w.-]*)$/.exec(localStorage.getItem(KEY) ?? "") ?? [];
		return language === undefined || client === undefined ? undefined : { language, client };
	} catch {
		return undefined;
	}
}

/** Stores the language and client of a `[data-usual]` link when it is clicked. */
export function rememberUsual(): void {
	document.addEventListener("click", (event) => {
		const usual = (event.target as Element).closest<HTMLElement>("[data-usual]")?.dataset["usual"];
		if (usual === undefined) return;
		try {
			localStorage.setItem(KEY, usual);
		} catch {
			// Without storage, the choice lasts as long as its address.
		}
	});
}

/** Hydrates a panel that shows another client than the reader's last one, unless its address names one. */
export function wakeForUsual(): void {
	const usual = stored();
	const panel = document.querySelector<HTMLElement>("[data-client]");
	if (!usual || !panel || panel.dataset["client"] === `${usual.language}/${usual.client}`) return;
	panel.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
}
