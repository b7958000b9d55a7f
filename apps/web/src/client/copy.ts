const SHOWN_FOR = 1_500;

/**
 * Makes `[data-copy]` buttons copy their text, or that of the `[data-copied]` element beside them, and
 * `a[data-copy-address]` links the whole address they lead to; and says so.
 */
export function listenForCopy(): void {
	document.addEventListener("click", (event) => {
		const button = (event.target as Element).closest<HTMLElement>("[data-copy]");
		if (button !== null) void copy(button);
		const link = (event.target as Element).closest<HTMLAnchorElement>("a[data-copy-address]");
		if (link !== null && isPlain(event)) {
			event.preventDefault();
			void copyAddress(link);
		}
	});
}

async function copy(button: HTMLElement): Promise<void> {
	const text = button.dataset["copy"] || textBeside(button);
	const done = await write(text);
	await awake(button);
	confirm(button, done ? "Copied" : "Not copied: select the text and press Ctrl+C");
}

async function copyAddress(link: HTMLAnchorElement): Promise<void> {
	const done = await write(link.href);
	await awake(link);
	confirm(link, done ? "Link copied" : "Not copied: take the address of the page");
}

/** A click that asks for the link itself, in this tab. */
function isPlain(event: MouseEvent): boolean {
	return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

function textBeside(button: HTMLElement): string {
	for (let around = button.parentElement; around !== null; around = around.parentElement) {
		const source = around.querySelector("[data-copied]");
		if (source !== null) return source.textContent;
	}
	return "";
}

async function write(text: string): Promise<boolean> {
	try {
		await navigator.clipboard.writeText(text);
		return true;
	} catch {
		return writeByCommand(text);
	}
}

/** The older way, which also works where the page is not served from a secure origin. */
function writeByCommand(text: string): boolean {
	const area = document.createElement("textarea");
	area.value = text;
	area.className = "hidden";
	document.body.append(area);
	area.select();
	const done = document.execCommand("copy");
	area.remove();
	return done;
}

/** An island that is waking up compares its words with what the server drew, so they change only after that. */
async function awake(element: HTMLElement): Promise<void> {
	const island = element.closest<HTMLElement>("[data-island]");
	while (island?.dataset["awake"] === "loading") await new Promise((resolve) => setTimeout(resolve, 30));
}

/** Changes the button's words for a moment. */
function confirm(button: HTMLElement, message: string): void {
	const label = button.querySelector("span");
	if (label === null || button.dataset["was"] !== undefined) return;
	button.dataset["was"] = label.textContent;
	label.textContent = message;
	setTimeout(() => {
		label.textContent = button.dataset["was"] ?? "";
		delete button.dataset["was"];
	}, SHOWN_FOR);
}
