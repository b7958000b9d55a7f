import { isPlainClick } from "../../base/click.ts";

const SHOWN_FOR = 1_500;

/**
 * Makes `[data-copy]` buttons copy their text or that of the nearest `[data-copied]` element, `a[data-copy-address]` links copy
 * their address, and `a[data-copy-page]` links copy the text at their address; each confirms it.
 */
export function listenForCopy(): void {
	document.addEventListener("click", (event) => {
		const button = (event.target as Element).closest<HTMLElement>("[data-copy]");
		if (button !== null) void copy(button);
		const link = (event.target as Element).closest<HTMLAnchorElement>("a[data-copy-address]");
		if (link !== null && isPlainClick(event)) {
			event.preventDefault();
			void copyAddress(link);
		}
		const page = (event.target as Element).closest<HTMLAnchorElement>("a[data-copy-page]");
		if (page !== null && isPlainClick(event)) {
			event.preventDefault();
			void copyPage(page);
		}
	});
}

async function copy(button: HTMLElement): Promise<void> {
	const text = button.dataset["copy"] || textBeside(button);
	const done = await write(text);
	await hydrated(button);
	confirm(button, done ? "Copied" : "Not copied: select the text and press Ctrl+C");
}

async function copyAddress(link: HTMLAnchorElement): Promise<void> {
	const done = await write(link.href);
	await hydrated(link);
	confirm(link, done ? "Link copied" : "Not copied: use the address of the page");
}

/** Copies the text at an address, or opens it if that fails. */
async function copyPage(link: HTMLAnchorElement): Promise<void> {
	const text = fetch(link.href).then(async (answer) => {
		if (!answer.ok) throw new Error(`${link.href} answered ${answer.status}`);
		return new Blob([await answer.text()], { type: "text/plain" });
	});
	try {
		// The write starts within the click: some browsers refuse a later one.
		await navigator.clipboard.write([new ClipboardItem({ "text/plain": text })]);
		confirm(link, "Copied");
	} catch {
		location.assign(link.href);
	}
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

/** The older API, which also works without a secure origin. */
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

/** Waits until an island is hydrated: React compares its text with that of the server. */
async function hydrated(element: HTMLElement): Promise<void> {
	const island = element.closest<HTMLElement>("[data-island]");
	while (island?.dataset["awake"] === "loading") await new Promise((resolve) => setTimeout(resolve, 30));
}

/** Shows a message on the button for a moment. */
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
