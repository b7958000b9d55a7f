export type DeviceKind = "gpu" | "cpu" | "soc";

/** What is known of a device, before it has its place in the list. */
export interface DeviceRow {
	/** As its maker sells it, without the maker. */
	readonly name: string;
	/** The year it came out. */
	readonly released: number;
	/** GB, every size it comes with, the smallest first; empty where the machine around it decides. */
	readonly memory: readonly number[];
	/** The name of the machine it is known by. */
	readonly alias?: string;
}

/** Something a model can run on. */
export interface Device extends DeviceRow {
	/** `nvidia-rtx-4090`: its maker and name as they can stand in an address. */
	readonly id: string;
	readonly kind: DeviceKind;
	readonly vendor: string;
}

/** Devices of one maker and kind, as a reader looks for them. */
export interface DeviceGroup {
	readonly label: string;
	readonly devices: readonly Device[];
}
