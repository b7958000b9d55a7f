import { describe, expect, it } from "vitest";
import { nameOf, readInstallLine } from "./installLine.ts";

describe("a printed install line", () => {
	it("gives packages of PyPI and of the operating system", () => {
		expect(readInstallLine("pip install torch 'nemo_toolkit[asr]' \\\n    accelerate==1.0")).toEqual({
			packages: ["torch", "nemo_toolkit[asr]", "accelerate==1.0"],
			system: [],
		});
		expect(readInstallLine("# On Debian\nsudo apt install ffmpeg\npip install torch")).toEqual({
			packages: ["torch"],
			system: ["ffmpeg"],
		});
	});

	it("gives packages for a system, in either kind of quotes", () => {
		const packages = ["mlx-lm", 'mlx[cpu]; sys_platform == "linux"', "numpy"];
		const [pip, tool] = [`'mlx[cpu]; sys_platform == "linux"'`, `"mlx[cpu]; sys_platform == 'linux'"`];
		for (const line of [`pip install mlx-lm ${pip} \\\n    numpy`, `pip install mlx-lm ${tool} "numpy"`])
			expect(readInstallLine(line)).toEqual({ packages, system: [] });
	});

	it.each([
		["pip install 'torch; rm -rf ~'", /packages of the registry: torch; rm/],
		["", /no install line/],
		["# nothing", /no install line/],
		["sudo apt install ffmpeg", /no install line/],
		["git clone https://example.org/a\ncd a\npip install -e .", /more than pip: git clone/],
		["pip install git+https://example.org/a torch", /packages of the registry: git\+https/],
		["pip install 'nanobind@git+https://example.org/a'", /packages of the registry: nanobind@git/],
		["pip install -r requirements.txt", /packages of the registry: -r/],
		["pip install --index-url https://example.org torch", /packages of the registry: --index-url/],
		["pip install --index-url=https://example.org torch", /packages of the registry: --index-url/],
		["pip install ./wheel.whl", /packages of the registry: \.\/wheel/],
		["pip install torch; rm -rf ~", /packages of the registry: torch;/],
		["brew install llama.cpp", /more than pip: brew/],
	])("that needs more, or gives nothing, is refused with the reason: %j", (text, problem) => {
		expect(readInstallLine(text)).toEqual({ problem: expect.stringMatching(problem) });
	});

	it.each([
		["nemo_toolkit[asr]", "nemo-toolkit"],
		["Accelerate>=1.0", "accelerate"],
		["pyannote.audio", "pyannote-audio"],
		['mlx[cpu]; sys_platform == "linux"', "mlx"],
		['mlx; sys_platform == "linux"', "mlx"],
	])("names %s as PyPI does", (text, name) => {
		expect(nameOf(text)).toBe(name);
	});
});
