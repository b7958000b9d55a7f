/** What a reader does to an island while it loads. */
export interface Recording {
	/** Stops recording and resets every control to what the server rendered. */
	rewind(): void;
	/** Repeats what the reader did. */
	replay(): void;
	/** Stops recording and changes nothing. */
	stop(): void;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Records clicks on buttons and changes of controls. React compares controls with the server's HTML, so they are
 * reset before it hydrates the island and set again, with their events, afterwards.
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
			// All are read before the first is reset: resetting a radio button clears the others of its group.
			const controls = [...island.querySelectorAll<Control>("input, select, textarea")].map(change);
			for (const control of controls) control?.reset();
			restore = controls.flatMap((control) => control?.restore ?? []);
		},
		replay: () => {
			for (const again of restore) again();
			for (const button of clicks) button.click();
		},
	};
}

/** Whether a button works without React: it copies or opens a popover. */
function actsByItself(button: HTMLElement): boolean {
	return button.dataset["copy"] !== undefined || button.hasAttribute("popovertarget");
}

/** What a reader changed: how to reset it, and how to set it again. */
interface Change {
	readonly reset: () => void;
	/** Absent for a radio button that another one cleared. */
	readonly restore?: () => void;
}

/** The change of a control; undefined if it is as the server rendered it. */
function change(control: Control): Change | undefined {
	if (control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type)) return changeOfCheck(control);
	if (control instanceof HTMLSelectElement) return changeOfSelect(control);
	return changeOfText(control);
}

function changeOfCheck(control: HTMLInputElement): Change | undefined {
	const { checked, defaultChecked } = control;
	if (checked === defaultChecked) return undefined;
	const reset = (): void => void (control.checked = defaultChecked);
	// React listens for a click. In a group of radio buttons only the chosen one is clicked.
	return checked || control.type === "checkbox" ? { reset, restore: () => control.click() } : { reset };
}

function changeOfSelect(control: HTMLSelectElement): Change | undefined {
	const options = [...control.options];
	const rendered = Math.max(
		options.findIndex((option) => option.defaultSelected),
		0,
	);
	const chosen = control.selectedIndex;
	if (chosen === rendered) return undefined;
	return {
		reset: () => void (control.selectedIndex = rendered),
		restore: () => {
			control.selectedIndex = chosen;
			control.dispatchEvent(new Event("change", { bubbles: true }));
		},
	};
}

function changeOfText(control: HTMLInputElement | HTMLTextAreaElement): Change | undefined {
	const { value, defaultValue: rendered, selectionStart, selectionEnd } = control;
	if (value === rendered) return undefined;
	return {
		reset: () => void (control.value = rendered),
		restore: () => {
			// Keys pressed since then are appended.
			const since = control.value.startsWith(rendered) ? control.value.slice(rendered.length) : "";
			setValue(control, value + since);
			if (selectionStart !== null && document.activeElement === control) {
				const [start, end] =
					since === "" ? [selectionStart, selectionEnd] : [control.value.length, control.value.length];
				control.setSelectionRange(start, end);
			}
			control.dispatchEvent(new Event("input", { bubbles: true }));
		},
	};
}

/** Sets a value without React noticing, because it tracks the element's own property; the event then counts as a change. */
function setValue(control: HTMLInputElement | HTMLTextAreaElement, value: string): void {
	const prototype = control instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
	Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(control, value);
}
