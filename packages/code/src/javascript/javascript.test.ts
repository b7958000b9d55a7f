import { describe, expect, it } from "vitest";
import { env, js, TemplateError, text } from "../index.ts";

const v = "it's `\"${x}";

describe("a JavaScript template", () => {
	it("writes values as JavaScript writes them", () => {
		const value = JSON.parse('{"a": null, "b-c": [true, -0], "__proto__": 1}');
		expect(String(js`f(${value})`)).toBe('f({ a: null, "b-c": [true, -0.0], ["__proto__"]: 1 })');
	});

	it("escapes for the quotes around the hole", () => {
		expect(String(js`["${v}", '${v}', \`${v}\`]`)).toBe("[\"it's `\\\"${x}\", 'it\\'s `\"${x}', `it's \\`\"\\${x}`]");
	});

	it("lets no dollar sign meet a brace that is not its own", () => {
		expect(String(js`\`${"$"}{a} $${"{b}"}! ${text`$${env("C")}`}\``)).toBe("`\\${a} $\\{b}! \\$${process.env.C}`");
	});

	it("lets no value complete the end of a comment", () => {
		expect(String(js`/*${"/ */"} ${"*"}/ *${"/"} *${""}/ */`)).toBe("/* / * / * / * / * / */");
	});

	it("keeps a record after an arrow a record, and a minus after a minus apart", () => {
		expect(String(js`() => ${{ a: 1 }}`)).toBe("() => ({ a: 1 })");
		expect(String(js`x -${-1}`)).toBe("x -(-1)");
	});

	it("tells division from regular expressions", () => {
		const code = js`
			const a = (b + c) / 2 / x[0] / "4".length; // it's ${v}
			const d = a.return / i++ / 2 /* it's */ / ${v}.length;
			if (a) { b } else { c }
		`;
		expect(String(code)).toContain(' / "it');
	});

	it.each<[string, () => unknown]>([
		["regular expression", () => js`x.replace(/"/g, ${v})`],
		["regular expression", () => js`return /'/`],
		["regular expression", () => js`if (x) /'/.test(y)`],
		["regular expression", () => js`{ } /'/`],
		["regular expression", () => js`/'/.test(${v})`],
		["regular expression", () => js`${v} / 2`],
		["code in it", () => js`\`a \${b} ${v}\``],
		["between a dollar sign and a brace", () => js`\`$${v}{b}\``],
		["between a dollar sign and a brace", () => js`\`$${v}${v}{b}\``],
		["tagged template", () => js`String.raw\`${v}\``],
		["tagged template", () => js`f()\`${v}\``],
		["not closed", () => js`"abc`],
		["not closed", () => js`\`abc`],
		["not closed", () => js`/* abc`],
		["cut off", () => js`"\x${v}"`],
		["cut off", () => js`"\u{${v}}"`],
		["cut off", () => js`"\0${v}"`],
		["<!--", () => js`a <!-- ${v}`],
	])("refuses what may be a %s", (what, write) => {
		expect(write).toThrow(TemplateError);
		expect(write).toThrow(what);
	});

	it("refuses a value that touches a name, such as the tag of a template", () => {
		expect(() => js`f${text`a${env("B")}`}`).toThrow("touches a name or quotes");
	});
});
