import { h } from "./dom.ts";

/** Milliseconds that a button says what it did. */
const SHOWN_FOR = 1_500;

/** A button that copies a text and says so. */
export function copyButton(text: string): HTMLElement {
	const label = h("span", { "aria-live": "polite" }, "Copy");
	const button = h("button", { type: "button" }, label);
	button.addEventListener("click", async () => {
		label.textContent = (await write(text, button)) ? "Copied" : "Not copied: select the text";
		setTimeout(() => (label.textContent = "Copy"), SHOWN_FOR);
	});
	return button;
}

async function write(text: string, beside: HTMLElement): Promise<boolean> {
	try {
		await navigator.clipboard.writeText(text);
		return true;
	} catch {
		return writeByCommand(text, beside);
	}
}

/** The older API, which also works in a frame and without a secure origin. */
function writeByCommand(text: string, beside: HTMLElement): boolean {
	const area = h("textarea", { class: "hidden", "aria-hidden": "true" }) as HTMLTextAreaElement;
	area.value = text;
	beside.after(area);
	area.select();
	const done = document.execCommand("copy");
	area.remove();
	beside.focus();
	return done;
}
