import { fieldsOfMachine, storedMachine } from "../hardware/machine.ts";

/** Keeps addresses short: forms leave out empty fields and `data-default` values. */
export function watchForms(): void {
	document.addEventListener("formdata", (event) => {
		const form = event.target as HTMLFormElement;
		for (const [name, value] of Array.from(event.formData))
			if (value === "" || value === defaultOf(form, name)) event.formData.delete(name);
		if (form.action.endsWith("/search")) addMachine(event.formData);
	});
}

function defaultOf(form: HTMLFormElement, name: string): string | undefined {
	const field = form.elements.namedItem(name);
	return field instanceof HTMLElement ? field.dataset["default"] : undefined;
}

/** A search for “my machine” says which it is. */
function addMachine(data: FormData): void {
	const mine = storedMachine();
	if (!mine || data.has("memory") || data.has("device") || !/\bmy\b/i.test(String(data.get("q") ?? ""))) return;
	for (const [name, value] of Object.entries(fieldsOfMachine(mine))) data.set(name, value);
}
