import type { DeviceRow } from "./shapes.ts";

/** Intel graphics cards. */
export const intelGpus: readonly DeviceRow[] = [
	{ name: "Arc A380", released: 2022, memory: [6] },
	{ name: "Arc A750", released: 2022, memory: [8] },
	{ name: "Arc A770", released: 2022, memory: [8, 16] },
	{ name: "Arc B570", released: 2025, memory: [10] },
	{ name: "Arc B580", released: 2024, memory: [12] },
	{ name: "Arc B50", released: 2025, memory: [16] },
	{ name: "Arc B60", released: 2025, memory: [24, 48] },
	{ name: "Arc Pro B70", released: 2026, memory: [32] },
];

/** Intel processors, by family. */
export const intelCpus: readonly DeviceRow[] = [
	{ name: "Xeon 4th Generation (Sapphire Rapids)", released: 2023, memory: [] },
	{ name: "Xeon 3rd Generation (Ice Lake)", released: 2021, memory: [] },
	{ name: "Xeon 2nd Generation (Cascade Lake)", released: 2019, memory: [] },
	{ name: "Xeon E5v4 (Broadwell)", released: 2016, memory: [] },
	{ name: "Xeon E5v3 (Haswell)", released: 2014, memory: [] },
	{ name: "Xeon E5v2 (Ivy Bridge)", released: 2013, memory: [] },
	{ name: "Core Ultra 9 275HX", released: 2025, memory: [] },
	{ name: "Core Ultra 7 255HX", released: 2025, memory: [] },
	{ name: "Core Ultra 7 265KF", released: 2024, memory: [] },
	{ name: "Core 14th Generation (i7)", released: 2023, memory: [] },
	{ name: "Core 13th Generation (i9)", released: 2022, memory: [] },
	{ name: "Core 13th Generation (i7)", released: 2022, memory: [] },
	{ name: "Core 13th Generation (i5)", released: 2022, memory: [] },
	{ name: "Core 13th Generation (i3)", released: 2023, memory: [] },
	{ name: "Core 12th Generation (i9)", released: 2021, memory: [] },
	{ name: "Core 12th Generation (i7)", released: 2021, memory: [] },
	{ name: "Core 12th Generation (i5)", released: 2021, memory: [] },
	{ name: "Core 12th Generation (i3)", released: 2022, memory: [] },
	{ name: "Core 11th Generation (i9)", released: 2021, memory: [] },
	{ name: "Core 11th Generation (i7)", released: 2021, memory: [] },
	{ name: "Core 11th Generation (i5)", released: 2021, memory: [] },
	{ name: "Core 11th Generation (i3)", released: 2021, memory: [] },
	{ name: "Core 10th Generation (i9)", released: 2020, memory: [] },
	{ name: "Core 10th Generation (i7)", released: 2020, memory: [] },
	{ name: "Core 10th Generation (i5)", released: 2020, memory: [] },
	{ name: "Core 10th Generation (i3)", released: 2020, memory: [] },
];
