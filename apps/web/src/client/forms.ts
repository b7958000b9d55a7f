/** Keeps addresses short: forms leave out empty fields and `data-default` values. */
export function watchForms(): void {
	document.addEventListener("formdata", (event) => {
		const form = event.target as HTMLFormElement;
		for (const [name, value] of Array.from(event.formData))
			if (value === "" || value === defaultOf(form, name)) event.formData.delete(name);
	});
}

function defaultOf(form: HTMLFormElement, name: string): string | undefined {
	const field = form.elements.namedItem(name);
	return field instanceof HTMLElement ? field.dataset["default"] : undefined;
}
