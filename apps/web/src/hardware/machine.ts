/** The reader's own machine, as the browser keeps it. */
export interface Machine {
	/** Decimal GB. */
	readonly memory: number;
	/** The id of the device with this memory. */
	readonly device?: string;
	/** The name of the device. */
	readonly name?: string;
}

/** The key in the storage of the browser, and the event of the document when it changed. */
const KEY = "machine";
export const MACHINE_CHANGED = "vitrine-machine";

/** Text that `parseMachine` reads: `memory=24&device=nvidia-rtx-4090&name=RTX+4090`. */
export function machineText(machine: Machine): string {
	return String(new URLSearchParams({ ...fieldsOfMachine(machine), ...(machine.name && { name: machine.name }) }));
}

/** Reads a machine; undefined if the text has no size of memory. */
export function parseMachine(text: string): Machine | undefined {
	const fields = new URLSearchParams(text);
	const [memory, device, name] = [Number(fields.get("memory")), fields.get("device"), fields.get("name")];
	if (!(memory > 0 && memory <= 1_000_000)) return undefined;
	return { memory, ...(device && { device }), ...(name && { name }) };
}

/** The fields of an address with this machine. */
export function fieldsOfMachine({ memory, device }: Machine): Readonly<Record<string, string>> {
	return { memory: String(memory), ...(device && { device }) };
}

/** The machine that this browser keeps; undefined if there is none, or no storage. */
export function storedMachine(): Machine | undefined {
	try {
		return parseMachine(localStorage.getItem(KEY) ?? "");
	} catch {
		return undefined;
	}
}

/** Keeps a machine in this browser, or forgets it; returns whether the browser allows it. */
export function storeMachine(machine: Machine | undefined): boolean {
	try {
		if (machine) localStorage.setItem(KEY, machineText(machine));
		else localStorage.removeItem(KEY);
	} catch {
		return false;
	}
	document.dispatchEvent(new Event(MACHINE_CHANGED));
	return true;
}
