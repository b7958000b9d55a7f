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

	it.each([
		"",
		"# nothing",
		"sudo apt install ffmpeg",
		"git clone https://example.org/a\ncd a\npip install -e .",
		"pip install git+https://example.org/a torch",
		"pip install 'nanobind@git+https://example.org/a'",
		"pip install -r requirements.txt",
		"pip install --index-url https://example.org torch",
		"pip install ./wheel.whl",
		"pip install torch; rm -rf ~",
		"brew install llama.cpp",
	])("that needs more, or gives nothing, is not read: %s", (text) => {
		expect(readInstallLine(text)).toBeUndefined();
	});

	it.each([
		["nemo_toolkit[asr]", "nemo-toolkit"],
		["Accelerate>=1.0", "accelerate"],
		["pyannote.audio", "pyannote-audio"],
	])("names %s as PyPI does", (text, name) => {
		expect(nameOf(text)).toBe(name);
	});
});
