import type { DeviceRow } from "./shapes.ts";

/** Apple chips, with the memory sizes that each was sold with. */
export const appleChips: readonly DeviceRow[] = [
	{ name: "MacBook Neo", released: 2026, memory: [8] },
	{ name: "M1", released: 2020, memory: [8, 16] },
	{ name: "M1 Pro", released: 2021, memory: [16, 24, 32] },
	{ name: "M1 Max", released: 2021, memory: [16, 24, 32, 64] },
	{ name: "M1 Ultra", released: 2022, memory: [16, 24, 32, 64, 96, 128] },
	{ name: "M2", released: 2022, memory: [8, 16, 24] },
	{ name: "M2 Pro", released: 2023, memory: [16, 24, 32] },
	{ name: "M2 Max", released: 2023, memory: [32, 64, 96] },
	{ name: "M2 Ultra", released: 2023, memory: [64, 96, 128, 192] },
	{ name: "M3", released: 2023, memory: [8, 16, 24] },
	{ name: "M3 Pro", released: 2023, memory: [18, 36] },
	{ name: "M3 Max", released: 2023, memory: [36, 48, 64, 96, 128] },
	{ name: "M3 Ultra", released: 2025, memory: [96, 256, 512] },
	{ name: "M4", released: 2024, memory: [16, 24, 32] },
	{ name: "M4 Pro", released: 2024, memory: [24, 48, 64] },
	{ name: "M4 Max", released: 2024, memory: [36, 48, 64, 128] },
	{ name: "M5", released: 2025, memory: [16, 24, 32] },
	{ name: "M5 Pro", released: 2026, memory: [24, 36, 48, 64] },
	{ name: "M5 Max", released: 2026, memory: [36, 48, 64, 128] },
];
