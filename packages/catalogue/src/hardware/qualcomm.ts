import type { DeviceRow } from "./shapes.ts";

/** Qualcomm chips, whose graphics share the machine's memory. */
export const qualcommGpus: readonly DeviceRow[] = [
	{ name: "Snapdragon X Elite X1E-00-1DE", released: 2024, memory: [] },
	{ name: "Snapdragon X Elite X1E-84-100", released: 2024, memory: [] },
	{ name: "Snapdragon X Elite X1E-80-100", released: 2024, memory: [] },
	{ name: "Snapdragon X Elite X1E-78-100", released: 2024, memory: [] },
	{ name: "Snapdragon X Plus X1P-64-100", released: 2024, memory: [] },
];
