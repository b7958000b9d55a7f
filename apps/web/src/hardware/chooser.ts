import { deviceGroups, deviceOf, memoryOptions } from "@vitrine/catalogue";
import { links } from "../base/links.ts";
import { fitOf, machineOf, optionLabel, parseMemory } from "./fit.ts";
import { fieldsOfMachine, type Machine, storedMachine, storeMachine } from "./machine.ts";

const DOWN =
	'<svg class="icon" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true"><path d="m4 6 4 4 4-4"/></svg>';

const FORM = `
<form class="machine-form" autocomplete="off">
<p class="sheet-title">My machine</p>
<p class="muted small">Kept in this browser only. Pages of models then show what fits, and the search knows “my machine”.</p>
<label><span>Device</span><span class="pick"><select name="device"><option value="">Another device, by its memory</option></select>${DOWN}</span></label>
<label data-of="size"><span>Memory</span><span class="pick"><select name="size"></select>${DOWN}</span></label>
<label data-of="memory"><span>Memory</span><span class="field"><input name="memory" inputmode="decimal" size="6" aria-describedby="machine-problem"><span>GB</span></span></label>
<p id="machine-problem" class="problem" role="alert"></p>
<div class="machine-ends"><button class="button">Remember</button><button class="button" type="button" data-forget>Forget</button><a>Models that fit</a></div>
</form>`;

let chooser: Chooser | undefined;

/** Fills the sheet of the header with the choice of the reader's machine, once, and shows what is kept. */
export function openChooser(sheet: HTMLElement): void {
	chooser ??= new Chooser(sheet);
	chooser.open();
}

class Chooser {
	readonly #sheet: HTMLElement;
	readonly #device: HTMLSelectElement;
	readonly #size: HTMLSelectElement;
	readonly #memory: HTMLInputElement;

	constructor(sheet: HTMLElement) {
		this.#sheet = sheet;
		sheet.innerHTML = FORM;
		this.#device = this.#part("[name=device]");
		this.#size = this.#part("[name=size]");
		this.#memory = this.#part("[name=memory]");
		this.#device.append(...deviceGroups.map(groupOf));
		this.#device.addEventListener("change", () => this.#showSizes());
		this.#part("form").addEventListener("submit", this.#remember);
		this.#part("[data-forget]").addEventListener("click", () => this.#keep(undefined));
	}

	/** Shows the machine that is kept. */
	open(): void {
		this.#fill(storedMachine());
		this.#device.focus();
	}

	#part<E extends HTMLElement>(selector: string): E {
		const found = this.#sheet.querySelector<E>(selector);
		if (found === null) throw new Error(`The sheet has no ${selector}`);
		return found;
	}

	#fill(machine: Machine | undefined): void {
		this.#device.value = machine?.device === undefined || !deviceOf(machine.device) ? "" : machine.device;
		this.#memory.value = machine ? String(machine.memory) : "";
		this.#showSizes(machine?.memory);
		this.#say("");
		this.#part("[data-forget]").hidden = machine === undefined;
		const link = this.#part<HTMLAnchorElement>("a");
		link.hidden = machine === undefined;
		if (machine) link.href = links.models(fieldsOfMachine(machine));
	}

	/** Offers the sizes that the device comes with; without a device, one is typed. */
	#showSizes(memory?: number): void {
		const device = deviceOf(this.#device.value);
		const sizes = device ? memoryOptions(device) : [];
		this.#size.replaceChildren(...sizes.map((size) => new Option(`${size} GB`, String(size))));
		if (memory !== undefined && sizes.includes(memory)) this.#size.value = String(memory);
		this.#size.disabled = sizes.length < 2;
		this.#part("[data-of=size]").hidden = device === undefined;
		this.#part("[data-of=memory]").hidden = device !== undefined;
	}

	readonly #remember = (event: Event): void => {
		event.preventDefault();
		const device = deviceOf(this.#device.value);
		if (device) return this.#keep(machineOf(fitOf(device, Number(this.#size.value))));
		const memory = parseMemory(this.#memory.value);
		if (memory !== undefined) return this.#keep({ memory });
		this.#say("Choose a device, or enter its memory in GB, such as 8 or 24.");
		this.#memory.focus();
	};

	#keep(machine: Machine | undefined): void {
		if (storeMachine(machine)) this.#sheet.hidePopover();
		else this.#say("This browser does not let pages store anything.");
	}

	#say(problem: string): void {
		this.#part(".problem").textContent = problem;
		this.#memory.ariaInvalid = problem === "" ? null : "true";
	}
}

function groupOf({ label, devices }: (typeof deviceGroups)[number]): HTMLElement {
	const group = document.createElement("optgroup");
	group.label = label;
	group.append(...devices.map((device) => new Option(optionLabel(device), device.id)));
	return group;
}
