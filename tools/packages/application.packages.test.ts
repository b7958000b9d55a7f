import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { expect, it } from "vitest";
import { addressIn } from "./address.ts";
import { ended } from "./command.ts";
import { applicationFolder, tool } from "./places.ts";

const node20 = tool("node-20/bin/node");
const command = (): string => join(applicationFolder(), "node_modules/.bin/vitrine");
const PATH = [dirname(node20), process.env["PATH"]].join(delimiter);

it("vitrine prints its version on Node 20", () => {
	const { status, output } = ended(applicationFolder(), command(), ["--version"], { PATH });
	expect({ status, output }).toEqual({ status: 0, output: "0.1.0\n" });
});

it("vitrine without a command serves the site on Node 20, with nothing else installed", async () => {
	const data = mkdtempSync(join(tmpdir(), "vitrine-packed-"));
	const env = { PATH, HOME: data, XDG_DATA_HOME: data, PORT: "0" };
	const child = spawn(command(), [], { cwd: applicationFolder(), env, stdio: ["ignore", "pipe", "inherit"] });
	try {
		const url = await addressIn(child.stdout);
		for (const path of ["/", "/models", "/tasks/translation", "/libraries/keras", "/docs/packages", "/preview.png"])
			expect([path, (await fetch(url + path)).status]).toEqual([path, 200]);
		expect(await (await fetch(`${url}/models?q=whisper`)).text()).toContain("openai/whisper");
	} finally {
		child.kill();
		await once(child, "close");
		rmSync(data, { recursive: true });
	}
});
