/** What a licence allows, in a few words, and where its text is. A summary for readers, not legal advice. */
interface LicenceTerms {
	readonly name: string;
	readonly href: string;
	/** What the licence allows; completes “it …”. */
	readonly allows: string;
}

const FREE = "allows use, modification and redistribution, including commercially";

/** The kinds of terms, each as what it allows. */
const ALLOWS = {
	permissive: `${FREE}, provided that its notices are kept`,
	credit: `${FREE}, provided that its authors are credited`,
	dedicated: `${FREE}, without conditions`,
	shareAlike: `${FREE}, provided that derivatives keep the licence`,
	nonCommercial: "allows use, modification and redistribution, but not commercially",
	unchanged: "allows use and redistribution of unmodified copies, including commercially",
	nonCommercialUnchanged: "allows use and redistribution of unmodified copies, but not commercially",
	restricted: `${FREE}, but forbids some uses`,
	vendor: "sets its own conditions: read them first",
} as const;

type Kind = keyof typeof ALLOWS;

/** The terms of a licence by its tag; undefined for a tag that no table here has. */
export function licenceTerms(tag: string): LicenceTerms | undefined {
	const found = TERMS.get(tag.toLowerCase());
	return found && { name: found[0], href: found[1], allows: ALLOWS[found[2]] };
}

const spdx = (id: string): string => `https://spdx.org/licenses/${id}.html`;
const cc = (part: string): string => `https://creativecommons.org/licenses/${part}/`;

type Row = readonly [name: string, href: string, kind: Kind];

const onSpdx = (kind: Kind, rows: Readonly<Record<string, readonly [name: string, id: string]>>): [string, Row][] =>
	Object.entries(rows).map(([tag, [name, id]]) => [tag, [name, spdx(id), kind]]);

const CREATIVE: readonly (readonly [part: string, kind: Kind, versions: readonly string[]])[] = [
	["by", "credit", ["2.0", "2.5", "3.0", "4.0"]],
	["by-sa", "shareAlike", ["3.0", "4.0"]],
	["by-nc", "nonCommercial", ["2.0", "3.0", "4.0"]],
	["by-nd", "unchanged", ["4.0"]],
	["by-nc-nd", "nonCommercialUnchanged", ["3.0", "4.0"]],
	["by-nc-sa", "nonCommercial", ["2.0", "3.0", "4.0"]],
];

const TERMS: ReadonlyMap<string, Row> = new Map<string, Row>([
	...onSpdx("permissive", {
		"apache-2.0": ["Apache 2.0", "Apache-2.0"],
		mit: ["MIT", "MIT"],
		"afl-3.0": ["AFL 3.0", "AFL-3.0"],
		"artistic-2.0": ["Artistic 2.0", "Artistic-2.0"],
		"bsd-2-clause": ["BSD 2-Clause", "BSD-2-Clause"],
		"bsd-3-clause": ["BSD 3-Clause", "BSD-3-Clause"],
		"bsd-3-clause-clear": ["BSD 3-Clause Clear", "BSD-3-Clause-Clear"],
		"bsl-1.0": ["Boost 1.0", "BSL-1.0"],
		"cdla-permissive-1.0": ["CDLA Permissive 1.0", "CDLA-Permissive-1.0"],
		"cdla-permissive-2.0": ["CDLA Permissive 2.0", "CDLA-Permissive-2.0"],
		"ecl-2.0": ["ECL 2.0", "ECL-2.0"],
		"etalab-2.0": ["Etalab 2.0", "etalab-2.0"],
		isc: ["ISC", "ISC"],
		ncsa: ["NCSA", "NCSA"],
		postgresql: ["PostgreSQL", "PostgreSQL"],
		zlib: ["zlib", "Zlib"],
	}),
	...onSpdx("dedicated", {
		"cc0-1.0": ["CC0 1.0", "CC0-1.0"],
		pddl: ["PDDL", "PDDL-1.0"],
		unlicense: ["Unlicense", "Unlicense"],
		wtfpl: ["WTFPL", "WTFPL"],
	}),
	...onSpdx("shareAlike", {
		"agpl-3.0": ["AGPL 3.0", "AGPL-3.0-only"],
		"cdla-sharing-1.0": ["CDLA Sharing 1.0", "CDLA-Sharing-1.0"],
		"epl-1.0": ["EPL 1.0", "EPL-1.0"],
		"epl-2.0": ["EPL 2.0", "EPL-2.0"],
		"eupl-1.1": ["EUPL 1.1", "EUPL-1.1"],
		"eupl-1.2": ["EUPL 1.2", "EUPL-1.2"],
		gfdl: ["GFDL", "GFDL-1.3-or-later"],
		gpl: ["GPL", "GPL-3.0-or-later"],
		"gpl-2.0": ["GPL 2.0", "GPL-2.0-only"],
		"gpl-3.0": ["GPL 3.0", "GPL-3.0-only"],
		lgpl: ["LGPL", "LGPL-3.0-or-later"],
		"lgpl-2.1": ["LGPL 2.1", "LGPL-2.1-only"],
		"lgpl-3.0": ["LGPL 3.0", "LGPL-3.0-only"],
		"ms-pl": ["Ms-PL", "MS-PL"],
		"mpl-2.0": ["MPL 2.0", "MPL-2.0"],
		odbl: ["ODbL", "ODbL-1.0"],
		"osl-3.0": ["OSL 3.0", "OSL-3.0"],
	}),
	...onSpdx("credit", { "odc-by": ["ODC-By", "ODC-By-1.0"] }),
	...CREATIVE.flatMap(([part, kind, versions]) =>
		versions.map((version): [string, Row] => [
			`cc-${part}-${version}`,
			[`CC ${part.toUpperCase()} ${version}`, cc(`${part}/${version}`), kind],
		]),
	),
	[
		"bigscience-openrail-m",
		["BigScience OpenRAIL-M", "https://www.licenses.ai/blog/2022/8/26/bigscience-open-rail-m-license", "restricted"],
	],
	[
		"creativeml-openrail-m",
		["CreativeML OpenRAIL-M", "https://huggingface.co/spaces/CompVis/stable-diffusion-license", "restricted"],
	],
	[
		"bigcode-openrail-m",
		["BigCode OpenRAIL-M", "https://huggingface.co/spaces/bigcode/bigcode-model-license-agreement", "restricted"],
	],
	[
		"bigscience-bloom-rail-1.0",
		["BigScience RAIL 1.0", "https://huggingface.co/spaces/bigscience/license", "restricted"],
	],
	["openrail", ["OpenRAIL", "https://www.licenses.ai/", "restricted"]],
	[
		"openrail++",
		[
			"CreativeML Open RAIL++-M",
			"https://huggingface.co/stabilityai/stable-diffusion-xl-base-1.0/blob/main/LICENSE.md",
			"restricted",
		],
	],
	["gemma", ["Gemma Terms of Use", "https://ai.google.dev/gemma/terms", "restricted"]],
	["llama2", ["Llama 2 Community", "https://www.llama.com/llama2/license/", "vendor"]],
	["llama3", ["Llama 3 Community", "https://www.llama.com/llama3/license/", "vendor"]],
	["llama3.1", ["Llama 3.1 Community", "https://www.llama.com/llama3_1/license/", "vendor"]],
	["llama3.2", ["Llama 3.2 Community", "https://www.llama.com/llama3_2/license/", "vendor"]],
	["llama3.3", ["Llama 3.3 Community", "https://www.llama.com/llama3_3/license/", "vendor"]],
	["llama4", ["Llama 4 Community", "https://www.llama.com/llama4/license/", "vendor"]],
]);
