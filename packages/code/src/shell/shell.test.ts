import { describe, expect, it } from "vitest";
import { isHere, run } from "../../test/interpreters.ts";
import { args, CodeError, env, header, ident, sh, TemplateError, text } from "../index.ts";

const v = 'it\'s "$x"!';

describe("a shell template", () => {
	it("writes a value as one word", () => {
		expect(String(sh`a ${"plain/1.0"} ${"it's"} ${""} ${5} ${true} ${null} ${"a=b"}`)).toBe(
			"a plain/1.0 'it'\\''s' '' 5 true null 'a=b'",
		);
	});

	it("writes records as JSON that moves with its line", () => {
		const json = { text: "it's\n" + "long ".repeat(14), list: [1, null] };
		expect(
			String(sh`
			curl x \
			    --json ${json}
		`),
		).toBe(
			`curl x \\\n    --json '{\n        "text": "it'\\''s\\n${"long ".repeat(14)}",\n        "list": [1, null]\n    }'`,
		);
		expect(() => sh`a ${{ key: env("A") }}`).toThrow("JSON in a shell word cannot contain an environment variable");
	});

	it("escapes for the quotes around the hole, and lets ! leave them", () => {
		expect(String(sh`a '${v}' "${v}"`)).toBe(`a 'it'\\''s "$x"!' "it's \\"\\$x\\""'!'""`);
	});

	it("gives a variable braces only where it needs them", () => {
		expect(String(sh`a ${header("X", text`Bearer ${env("A")}`)} ${text`${env("A")} ${env("B")}/c`}`)).toBe(
			'a "X: Bearer $A" "$A ${B}/c"',
		);
	});

	it("quotes a word that would mean more than itself where it stands", () => {
		expect(String(sh`${"if"} {${"a"},${"b"}} 2${"1"}>x; ${"time"}`)).toBe("'if' {'a','b'} 2'1'>x; 'time'");
	});

	it("sees a comment only where a word may begin", () => {
		expect(String(sh`echo a#b $# "#" \# ${"#"} # it is ${"x"}`)).toBe(`echo a#b $# "#" \\# '#' # it is x`);
	});

	it("quotes what a shell would run that does not know comments", () => {
		expect(String(sh`# See ${"acme/x:Q8_0, ~/x"} and ${"a; $(id)"}`)).toBe("# See acme/x:Q8_0, ~/x and 'a; $(id)'");
		expect(String(sh`a # ${v}`)).toBe(`a # 'it'\\''s "$x"!'`);
	});

	it("passes over variables, substitutions and escapes", () => {
		const code = sh`
			for file in $(ls "$dir" | head); do echo "\${file:-none} $(date) $((1 + 2)) \"quoted\" \\" ${v}; done > log 2>&1
			x=$((1 << 2)) \
			    command \' ${v}
		`;
		expect(String(code)).toContain("'it'\\''s");
	});

	it.each<[string, () => unknown]>([
		["here-document", () => sh`cat <<EOF`],
		["here-document", () => sh`cat <<< ${v}`],
		["bash", () => sh`echo $'a'`],
		["bash", () => sh`[[ 1 -eq ${v} ]]`],
		["dollar sign", () => sh`echo $${v}`],
		["dollar sign", () => sh`echo "$${v}"`],
		["right after a variable", () => sh`echo $HOME${v}`],
		["right after a variable", () => sh`echo "$HOME${v}"`],
		["backslash", () => sh(handmade("echo \\", ""), v)],
		["cut off", () => sh(handmade('echo "\\', '"'), v)],
		["inside quotes", () => sh`echo "$(echo "${v}")"`],
		["inside quotes", () => sh`echo "$(echo ${v})"`],
		["backquotes", () => sh`echo "\`date\`"`],
		["backquotes", () => sh`echo \`echo ${v}\``],
		["arithmetic", () => sh`echo $((${v}))`],
		["arithmetic", () => sh`((${v}))`],
		["more than a name", () => sh`echo \${x:-"${v}"}`],
		["~", () => sh`ls ~${v}`],
		["' in a comment", () => sh`# It's here`],
		["; in a comment", () => sh`a # here; there`],
		["not closed", () => sh`echo 'abc`],
		["not closed", () => sh`echo "abc`],
	])("refuses %s", (what, write) => {
		expect(write).toThrow(TemplateError);
		expect(write).toThrow(what);
	});

	it.each(["a\0b", "a\ud800b"])("refuses %j, which no word can hold", (value) => {
		for (const write of [
			() => sh`a ${value}`,
			() => sh`a '${value}'`,
			() => sh`a "${value}"`,
			() => sh`a ${text`${value}${env("A")}`}`,
		])
			expect(write).toThrow(/^a shell word cannot contain a (NUL character|lone surrogate): "a\\u/);
		expect(String(sh`a ${[value]}`)).toContain("\\u");
	});
});

/**
 * A backslash before a hole cannot be typed into a template, because it would escape the hole. A template made by hand
 * can have it.
 */
const handmade = (...raw: string[]): TemplateStringsArray => Object.assign([...raw], { raw });

describe("a value that begins with a dash", () => {
	const id = "-rf";

	it.each<[string, () => unknown]>([
		["first", () => sh`rm ${id}`],
		["in quotes", () => sh`rm "${id}"`],
		["in quotes", () => sh`rm '${id}'`],
		["after an empty value", () => sh`rm "${""}${id}"`],
		["after an argument", () => sh`rm --recursive file ${id}`],
		["after an option that has its value", () => sh`rm --model=x ${id}`],
		["after another command's --", () => sh`a -- b; rm ${id}`],
		["after another command's --", () => sh`a -- $(rm ${id})`],
		["as a text", () => sh`rm ${text`-x${env("A")}`}`],
		["as a number", () => sh`rm ${-1}`],
		["as an argument of its own", () => args([sh`${id}`])],
	])("is refused %s, where it would be an option", (_, write) => {
		expect(write).toThrow(CodeError);
		expect(write).toThrow(
			"a shell word cannot contain a dash at its start, which makes it an option (put -- before it)",
		);
	});

	it("is held after --, after an option, after a redirection, and glued to text", () => {
		expect(String(sh`rm -- ${id} "${id}"`)).toBe('rm -- -rf "-rf"');
		expect(String(sh`curl --data ${id} -o '${id}'`)).toBe("curl --data -rf -o '-rf'");
		expect(String(sh`cat > ${id}`)).toBe("cat > -rf");
		expect(String(sh`a --model=${id} "x${id}" ${"x"}${id} $(b -- $(c) ${id})`)).toBe(
			'a --model=-rf "x-rf" x-rf $(b -- $(c) -rf)',
		);
		expect(String(sh`a -- ${ident("x")} ${-1.5}`)).toBe("a -- x -1.5");
	});
});

for (const name of ["sh", "bash"] as const)
	it.skipIf(!isHere(name))(`${name} parses what was composed`, () => {
		const code = sh`
			# ${v}
			curl ${"https://h/a?b&c"} \
			    ${args([sh`--header ${header("X", text`a ${env("A")}`)}`, sh`--json ${{ v, w: [v.repeat(20)] }}`])} > ${"out file"}
			if [ -n ${v} ]; then echo "${v}" 'it is ${v}'; fi
		`;
		expect(run(name, ["-n"], String(code))).toBe("");
	});
