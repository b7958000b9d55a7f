import { showParts } from "../hardware/parts.ts";
import { fieldsOfMachine, type Machine, storedMachine } from "../hardware/machine.ts";

/**
 * Shows what fits the reader's machine on a page that was made without it. An address that names a machine is left as it is, unless
 * the reader chose another just now.
 */
export function showFits(isChosen: boolean): void {
	const machine = storedMachine();
	showInLine(machine);
	showParts(machine);
	const address = new URL(location.href);
	const isNamed = address.searchParams.has("memory") || address.searchParams.has("device");
	if (!isChosen && (isNamed || !machine)) return;
	for (const field of ["memory", "device"]) address.searchParams.delete(field);
	const clean = address.href;
	for (const [field, value] of Object.entries(machine ? fieldsOfMachine(machine) : {}))
		address.searchParams.set(field, value);
	if (document.querySelector("[data-wants-machine]") && machine) return location.replace(address);
	const part = document.querySelector<HTMLElement>("[data-fits]");
	if (part) void swap(part, { clean, address: address.href });
}

/** Renders a part of the page as the server renders it for the machine. The address of the page stays that which others can use. */
async function swap(part: HTMLElement, { clean, address }: Record<"clean" | "address", string>): Promise<void> {
	try {
		const answer = await fetch(address);
		if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
		const rendered = new DOMParser().parseFromString(await answer.text(), "text/html").querySelector("[data-fits]");
		// A reader who is choosing there must not lose the place.
		if (!rendered || part.contains(document.activeElement)) return;
		part.replaceWith(rendered);
		if (clean !== location.href) history.replaceState(history.state, "", clean);
	} catch (error) {
		console.error("What fits could not be shown", error);
	}
}

/** Answers “Does it fit my machine?” below the code. */
function showInLine(machine: Machine | undefined): void {
	const line = document.querySelector<HTMLElement>("[data-needs]");
	if (!line) return;
	line.dataset["was"] ??= line.textContent;
	const where = machine && [machine.name, `${machine.memory} GB`].filter(Boolean).join(" · ");
	const fits = machine && Number(line.dataset["needs"]) <= machine.memory * 1e9;
	line.textContent = machine ? `${fits ? "Fits" : "Does not fit"} ${where}` : line.dataset["was"];
}
