import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { FIXTURES } from "../../test/loadRecords.ts";
import { deviceGroups, deviceName, deviceOf, memoryOptions } from "./index.ts";

const devices = deviceGroups.flatMap((group) => group.devices);

describe("the devices", () => {
	it("are those of fixtures/catalogue/devices.txt: their ids are in bookmarked addresses", async () => {
		const lines = devices.map((device) => `${device.id}: ${device.memory.join(", ") || "–"} GB\n`);
		await expect(lines.join("")).toMatchFileSnapshot(join(FIXTURES, "../catalogue/devices.txt"));
	});

	it("have unique ids", () => {
		for (const device of devices)
			expect(deviceOf(device.id) === device, `${device.id}: rename one of the two devices with this id`).toBe(true);
		expect(deviceOf("constructor")).toBeUndefined();
	});

	it("have ids that fit into an address, and names without their maker", () => {
		for (const device of devices) {
			expect(device.id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
			const name = `${device.name}: leave the maker out of the name`;
			expect(device.name, name).not.toMatch(new RegExp(`^${device.vendor}\\b`, "i"));
		}
	});

	it("have memory sizes in ascending order, in GB", () => {
		for (const device of devices) {
			const options = memoryOptions(device);
			const advice = `${device.id}: list each size in GB once, the smallest first`;
			expect(options.length, advice).toBeGreaterThan(0);
			expect(options, advice).toEqual([...new Set(options)].sort((a, b) => a - b));
			expect(options[0], advice).toBeGreaterThan(0);
		}
	});

	it.each([
		["nvidia-rtx-4090", "NVIDIA RTX 4090", [24]],
		["nvidia-gb10", "NVIDIA GB10 (DGX Spark)", [128]],
		["nvidia-a100", "NVIDIA A100", [40, 80]],
		["apple-m3-max", "Apple M3 Max", [36, 48, 64, 96, 128]],
		["amd-ryzen-ai-max-plus-395", "AMD Ryzen AI Max+ 395 (Strix Halo)", [64, 96, 128]],
		["intel-arc-b580", "Intel Arc B580", [12]],
	])("%s is %s", (id, name, memory) => {
		const device = deviceOf(id)!;
		expect([deviceName(device), memoryOptions(device)]).toEqual([name, memory]);
	});

	it("without their own memory have the common sizes", () => {
		const cpus = devices.filter(({ kind }) => kind === "cpu");
		expect(cpus.length).toBeGreaterThan(0);
		for (const cpu of cpus) expect(memoryOptions(cpu)).toContain(64);
	});
});
