import { MACHINE_CHANGED, parseMachine, storedMachine, storeMachine } from "../hardware/machine.ts";

/** What the page before showed as the reader's machine, when a form was sent. */
const SENT = "machine-sent";

/** Shows the reader's machine in the header and on the page, remembers one that was chosen in a form, and opens the sheet to change it. */
export function listenForMachine(): void {
	document.addEventListener("submit", (event) => {
		if (!event.defaultPrevented) sessionStore(shown() ?? "");
	});
	rememberSent();
	showInHeader();
	if (storedMachine() !== undefined) void showOnPage(false);
	const changed = (): void => {
		showInHeader();
		void showOnPage(true);
	};
	document.addEventListener(MACHINE_CHANGED, changed);
	// Another tab changed it.
	addEventListener("storage", showInHeader);
	const sheet = document.getElementById("my-machine");
	sheet?.addEventListener("toggle", (event) => {
		if ((event as ToggleEvent).newState === "open") void open(sheet);
	});
}

/** The machine that the page is about, by its address. */
function shown(): string | undefined {
	return document.querySelector<HTMLElement>("[data-machine]")?.dataset["machine"];
}

function sessionStore(text: string): void {
	try {
		sessionStorage.setItem(SENT, text);
	} catch {
		// Without storage, nothing is remembered.
	}
}

/** Remembers the machine of the page if a form led to it and the page before had another. A link does not: it may be someone else's. */
function rememberSent(): void {
	try {
		const before = sessionStorage.getItem(SENT);
		sessionStorage.removeItem(SENT);
		const now = shown();
		if (before !== null && now !== undefined && now !== before) storeMachine(parseMachine(now));
	} catch {
		// As above.
	}
}

function showInHeader(): void {
	const machine = storedMachine();
	const [name, memory] = ["name", "memory"].map((part) => document.querySelector(`[data-machine-${part}]`));
	if (!name || !memory) return;
	const text = machine?.name ?? "My machine";
	name.textContent = text;
	memory.textContent = machine ? `${machine.memory} GB` : "";
	name.closest("button")!.title = machine ? `My machine: ${text}, ${machine.memory} GB` : "My machine";
	document.documentElement.toggleAttribute("data-mine", machine !== undefined);
}

/** Shows on the page what fits; loaded only for readers who have chosen a machine. */
async function showOnPage(isChosen: boolean): Promise<void> {
	try {
		(await import("./fits.ts")).showFits(isChosen);
	} catch (error) {
		console.error("What fits could not be loaded", error);
	}
}

async function open(sheet: HTMLElement): Promise<void> {
	try {
		(await import("../hardware/chooser.ts")).openChooser(sheet);
	} catch (error) {
		sheet.textContent = "This could not be loaded. Close it and try again.";
		console.error("The choice of a machine could not be loaded", error);
	}
}
