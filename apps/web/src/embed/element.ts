import { fetchGroups, type Group, NoCode } from "./answer.ts";
import { type EmbedRequest, ATTRIBUTES, readAsk } from "./ask.ts";
import { h } from "./dom.ts";
import { blocksOf, choiceOf, headOf, problemOf } from "./render.ts";
import css from "./style.css?inline";

/** The script element that loaded this code; a module is not the current script. */
const script = (document.currentScript ??
	document.querySelector('script[src$="/embed.js"]')) as HTMLScriptElement | null;

/** The site that this script came from. */
const HOME = new URL(".", script?.src ?? location.href).href;

/**
 * `<vitrine-snippet model="owner/name" mode="call">`: code for a model with its check level, from the site that the script came
 * from. Its content is shown until the code is there, and without JavaScript.
 */
export class SnippetElement extends HTMLElement {
	static readonly observedAttributes: readonly string[] = ATTRIBUTES;

	readonly #root = this.attachShadow({ mode: "open" });
	#asked = new AbortController();
	#isDue = false;

	constructor() {
		super();
		const sheet = new CSSStyleSheet();
		sheet.replaceSync(css);
		this.#root.adoptedStyleSheets = [sheet];
		this.#root.append(h("slot"));
	}

	connectedCallback(): void {
		this.#ask();
	}

	disconnectedCallback(): void {
		this.#asked.abort();
	}

	attributeChangedCallback(): void {
		if (this.isConnected) this.#ask();
	}

	/** Asks once for all attributes that change together. */
	#ask(): void {
		if (this.#isDue) return;
		this.#isDue = true;
		queueMicrotask(() => {
			this.#isDue = false;
			void this.#load();
		});
	}

	async #load(): Promise<void> {
		this.#asked.abort();
		const { signal } = (this.#asked = new AbortController());
		const ask = readAsk((name) => this.getAttribute(name), HOME);
		if ("problem" in ask) return this.#show("wrong", problemOf(ask.problem));
		this.#show("loading", h("p", { class: "note", role: "status" }, "Loading the code …"));
		try {
			this.#choose(await fetchGroups(ask.api, signal), 0, ask);
		} catch (error) {
			if (signal.aborted) return;
			const again = error instanceof NoCode && error.isPassing ? () => void this.#load() : undefined;
			this.#show("failed", this.#head(ask), problemOf((error as Error).message, again));
		}
	}

	#choose(groups: readonly Group[], at: number, ask: Exclude<EmbedRequest, { problem: string }>): void {
		const choice = choiceOf(groups, at, (other) => {
			this.#choose(groups, other, ask);
			this.#root.querySelector("select")?.focus();
		});
		this.#show("ready", this.#head(ask, choice), ...blocksOf(groups[at]!));
	}

	#head({ page }: { readonly page: URL }, choice?: HTMLElement): HTMLElement {
		return headOf(this.getAttribute("model") ?? "", page, choice);
	}

	/** Replaces what is shown; until there is code or a reason, the content of the element is shown too. */
	#show(state: "loading" | "ready" | "failed" | "wrong", ...children: readonly HTMLElement[]): void {
		const slot = state === "ready" ? [] : [h("slot")];
		const label = `Code for ${this.getAttribute("model") ?? "a model"}`;
		const box = h(
			"div",
			{ class: "box", role: "group", "data-state": state, "aria-label": label },
			...children,
			...slot,
		);
		this.#root.replaceChildren(box);
	}
}
