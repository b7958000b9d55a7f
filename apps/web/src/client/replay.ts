/** What a reader does to an island while it is still waking up. */
export interface Recording {
	/** Ends the recording and puts every control back to what the server drew. */
	rewind(): void;
	/** Does again what the reader did. */
	replay(): void;
	/** Ends the recording and leaves everything as it is. */
	stop(): void;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Records clicks on buttons, and notes which controls differ from what the server drew. React compares controls with
 * the markup it expects, so they are put back before it takes over and set again, with their events, after.
 */
export function record(island: HTMLElement): Recording {
	const clicks: HTMLElement[] = [];
	const listen = (event: Event): void => {
		const button = (event.target as Element).closest<HTMLElement>("button[type=button]");
		if (button !== null && !actsByItself(button)) clicks.push(button);
	};
	island.addEventListener("click", listen, true);
	const stop = (): void => island.removeEventListener("click", listen, true);
	let restore: (() => void)[] = [];
	return {
		stop,
		rewind: () => {
			stop();
			restore = [...island.querySelectorAll<Control>("input, select, textarea")].flatMap(rewound);
		},
		replay: () => {
			for (const again of restore) again();
			for (const button of clicks) button.click();
		},
	};
}

/** Whether a button does its work without React: one that copies, or opens a popover. */
function actsByItself(button: HTMLElement): boolean {
	return button.dataset["copy"] !== undefined || button.hasAttribute("popovertarget");
}

/** Puts a control back; gives the way to set it again, if it had been changed. */
function rewound(control: Control): (() => void)[] {
	if (control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type)) return rewoundCheck(control);
	if (control instanceof HTMLSelectElement) return rewoundSelect(control);
	return rewoundText(control);
}

function rewoundCheck(control: HTMLInputElement): (() => void)[] {
	const { checked } = control;
	if (checked === control.defaultChecked) return [];
	control.checked = control.defaultChecked;
	// A click is what React listens for. Of a group of radios only the chosen one is clicked.
	return checked || control.type === "checkbox" ? [() => control.click()] : [];
}

function rewoundSelect(control: HTMLSelectElement): (() => void)[] {
	const options = [...control.options];
	const drawn = Math.max(
		options.findIndex((option) => option.defaultSelected),
		0,
	);
	const chosen = control.selectedIndex;
	if (chosen === drawn) return [];
	control.selectedIndex = drawn;
	return [
		() => {
			control.selectedIndex = chosen;
			control.dispatchEvent(new Event("change", { bubbles: true }));
		},
	];
}

function rewoundText(control: HTMLInputElement | HTMLTextAreaElement): (() => void)[] {
	const { value, defaultValue: drawn, selectionStart, selectionEnd } = control;
	if (value === drawn) return [];
	control.value = drawn;
	return [
		() => {
			// Keys may have been pressed since: they go on where the reader was.
			const since = control.value.startsWith(drawn) ? control.value.slice(drawn.length) : "";
			setValue(control, value + since);
			if (selectionStart !== null && document.activeElement === control) {
				const [start, end] =
					since === "" ? [selectionStart, selectionEnd] : [control.value.length, control.value.length];
				control.setSelectionRange(start, end);
			}
			control.dispatchEvent(new Event("input", { bubbles: true }));
		},
	];
}

/** Sets a value behind the back of React, which watches the element's own property, so that it sees a change. */
function setValue(control: HTMLInputElement | HTMLTextAreaElement, value: string): void {
	const prototype = control instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
	Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(control, value);
}
