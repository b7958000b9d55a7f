import { readCard } from "../../../packages/sources/src/repository/card.ts";
import { must, mustBeShort, type Target } from "../target.ts";
import { repositoryOf } from "./repository.ts";

/** The front matter of a README: its fields as JSON, or a note. */
export const target: Target = {
	name: "card",
	async run(input) {
		const { data, notes } = await readCard(repositoryOf("README.md", input));
		must(JSON.stringify(data) !== undefined, "the fields are JSON");
		notes.forEach(mustBeShort);
	},
	seeds: [
		"---\nlicense: mit\ntags:\n- a\n- b\nbase_model: [c/d]\n---\n# Title\n",
		"---\na: &x {b: [1, 2.5, ~]}\nc: *x\nd: !!set {e, f}\ng: >-\n  folded\n  text\nh: 2026-01-01\n---\n",
		'---\nmodel-index:\n- name: x\n  results:\n  - task: {type: text-generation}\n    metrics: [{name: a, value: "1"}]\n...\n---\n',
	],
	words: [
		"---\n",
		"- ",
		": ",
		"? ",
		"&a ",
		"*a",
		"<<: *a\n",
		"!!binary ",
		"!!js/function ",
		"|\n  ",
		">\n  ",
		"[",
		"]",
		"{",
		"}",
		",",
		"#",
		"%YAML 1.1\n",
		"__proto__: ",
		"\n  ",
		"\t",
		"~",
		"'",
		'"',
	],
};
