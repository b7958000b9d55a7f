import { describe, expect, it } from "vitest";
import { ident, joined, js, lines, needs, py, sh, TemplateError, when } from "./index.ts";

const os = py`import os`;
const base64 = py`import base64`;
const path = py`from pathlib import Path`;
const pillow = py`from PIL import Image`;

describe("declared imports in Python", () => {
	it("stand above the text, those of the standard library first and sorted", () => {
		expect(String(needs([path, pillow, os, base64], py`x()`))).toBe(
			"import base64\nimport os\nfrom pathlib import Path\n\nfrom PIL import Image\n\nx()",
		);
	});

	it("have a blank line before the text's own imports, or join them where they are of a kind", () => {
		const own = py`
			import io

			from openai import OpenAI

			OpenAI()
		`;
		expect(String(needs([os, pillow], own))).toBe(
			"import io\nimport os\n\nfrom PIL import Image\nfrom openai import OpenAI\n\nOpenAI()",
		);
		expect(String(needs(os, py`from openai import OpenAI`))).toBe("import os\n\nfrom openai import OpenAI");
		expect(String(needs(pillow, py`import os`))).toBe("import os\n\nfrom PIL import Image");
	});

	it("are not said again where the text says them at its top", () => {
		const text = py`
			# Reads a file.
			import os, sys
			from pathlib import (
			    Path,
			    PurePath,
			)

			x()
		`;
		expect(String(needs([os, path], text))).toBe(String(text));
		expect(String(needs(base64, text))).toBe(`import base64\n\n${String(text)}`);
	});

	it("leave the lines after the imports as they are", () => {
		const text = py`
			import os


			def f():
			    pass
		`;
		expect(String(needs(base64, text))).toBe("import base64\nimport os\n\n\ndef f():\n    pass");
	});

	it("keep __future__ first", () => {
		expect(String(needs(os, py`from __future__ import annotations`))).toBe(
			"from __future__ import annotations\nimport os",
		);
	});
});

describe("declared imports in JavaScript", () => {
	const fs = js`import fs from "node:fs";`;

	it("stand directly above the text's own, else with a blank line between", () => {
		expect(String(needs(fs, js`fs.readFileSync("a")`))).toBe('import fs from "node:fs";\n\nfs.readFileSync("a")');
		const own = js`
			import { OpenAI } from "openai";

			new OpenAI();
		`;
		expect(String(needs(fs, own))).toBe(`import fs from "node:fs";\n${String(own)}`);
	});

	it("are not said again where the text says them at its top", () => {
		const own = js`
			// Reads a file.
			import { a,
				b } from 'b';
			import fs from 'node:fs'

			x();
		`;
		expect(String(needs([fs, js`import { a, b } from "b";`], own))).toBe(String(own));
	});
});

describe("code that needs imports", () => {
	it("hands them on to what is composed of it, each once, in the order they first appear", () => {
		const a = needs(base64, py`a`);
		const b = needs([os, base64], py`b`);
		const whole = py`
			f(${joined([a, b], ", ")}, ${when(true, a)})
			${lines([b, a])}
		`;
		expect(whole.imports).toEqual(["import base64", "import os"]);
		expect(whole.body).toBe("f(a, b, a)\nb\na");
		expect(String(whole)).toBe("import base64\nimport os\n\nf(a, b, a)\nb\na");
	});

	it("takes them away with itself", () => {
		expect(String(py`x${when(false, needs(os, py`y`))}`)).toBe("x");
	});

	it("never reads its text for them", () => {
		expect(String(py`print(${"import base64; base64.b64encode"})`)).toBe('print("import base64; base64.b64encode")');
	});

	it("takes nothing but import statements", () => {
		expect(() => needs(py`os.system("x")`, py`x`)).toThrow(TemplateError);
		expect(() => needs(ident<"python">("os"), py`x`)).toThrow("needs takes import statements");
		expect(() => needs(sh`import os` as never, py`x`)).toThrow("needs takes import statements");
	});
});
