export type DeviceKind = "gpu" | "cpu" | "soc";

/** The facts of a device, as its file lists them. */
export interface DeviceRow {
	/** Its product name, without the maker. */
	readonly name: string;
	/** The year of release. */
	readonly released: number;
	/** Every size in GB that it is sold with, the smallest first; empty if the machine determines it. */
	readonly memory: readonly number[];
	/** The name of the machine that it is known by. */
	readonly alias?: string;
}

/** A device that can run a model. */
export interface Device extends DeviceRow {
	/** Its maker and name for addresses: `nvidia-rtx-4090`. */
	readonly id: string;
	readonly kind: DeviceKind;
	readonly vendor: string;
}

/** The devices of one maker and kind. */
export interface DeviceGroup {
	readonly label: string;
	readonly devices: readonly Device[];
}
